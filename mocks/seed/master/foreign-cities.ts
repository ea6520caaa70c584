/** Cities of the other countries where members live most often: [code, name] by country code. */
export const foreignCities: Record<string, [cityCode: string, cityName: string][]> = {
  SG: [['SIN', 'Singapura']],
  MY: [
    ['KUL', 'Kuala Lumpur'],
    ['PEN', 'George Town'],
    ['JHB', 'Johor Bahru'],
    ['BKI', 'Kota Kinabalu'],
  ],
  AU: [
    ['SYD', 'Sydney'],
    ['MEL', 'Melbourne'],
    ['PER', 'Perth'],
    ['BNE', 'Brisbane'],
  ],
  JP: [
    ['TYO', 'Tokyo'],
    ['OSA', 'Osaka'],
    ['NGO', 'Nagoya'],
  ],
  NL: [
    ['AMS', 'Amsterdam'],
    ['RTM', 'Rotterdam'],
    ['HAG', 'Den Haag'],
  ],
  GB: [
    ['LON', 'London'],
    ['MAN', 'Manchester'],
  ],
  US: [
    ['NYC', 'New York'],
    ['LAX', 'Los Angeles'],
    ['SFO', 'San Francisco'],
  ],
  AE: [
    ['DXB', 'Dubai'],
    ['AUH', 'Abu Dhabi'],
  ],
};
