type ForeignCity = [cityCode: string, cityName: string, english?: string];

/**
 * Cities of the other countries where members live most often, by country code; the English name where it differs.
 */
export const foreignCities: Record<string, ForeignCity[]> = {
  SG: [['SIN', 'Singapura', 'Singapore']],
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
    ['HAG', 'Den Haag', 'The Hague'],
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
