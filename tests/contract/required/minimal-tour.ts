const pax = { adult: 1, child: 0, infant: 0 };
const contact = {
  title: 'Mrs',
  first_name: 'Dewi',
  email: 'dewi@kelana.example',
  phone: '+6281200000077',
  city: 'Bogor',
};
const passenger = { type: 'adult', title: 'Mrs', first_name: 'Dewi', dob: null, nationality: 'ID' };
const country = { id: 1, name: 'Jepang', regional_id: 3 };

const itinerary = {
  id: 1,
  type: null,
  periode: '16 Jan 2027 - 25 Jan 2027',
  itinerary: null,
  departure_date: '2027-01-16',
  arrival_date: '2027-01-25',
  duration: null,
  price: null,
  seat: null,
  note: null,
  status_deleted: false,
  fake_num_of_members: null,
  tour_id: 1,
};
const departureTour = { id: 1, title: 'Turki Lengkap', mainCountries: [] };

/** The minimal values of the schemas for tours, departures and bookings. */
export const minimalTour: Record<string, unknown[]> = {
  Tour: [{ id: 1, title: 'Turki Lengkap', itineraryCount: 0, mainCountries: [], itineraries: [] }],
  TourSummary: [{ id: 1, title: 'Turki Lengkap' }],
  TourCountry: [{ tour_id: 1, country }],
  RouteStop: [{ name: 'Istanbul', day: 2, nights: 1 }],
  GalleryImage: [{ image_url: '/media/a.webp', caption: null }],
  Country: [country],
  Itinerary: [itinerary],
  TourDeparture: [{ tour: departureTour, itinerary }],
  DepartureTour: [departureTour],
  DepartureCalendar: [{ month: null, tours: 0, departing_tours: 0, total: 0, months: [], days: [] }],
  MonthTotal: [{ month: '2027-03', total: 1 }],
  DayTotal: [{ date: '2027-03-13', total: 1, lowest_price: null }],
  Regional: [
    {
      id: 1,
      name: 'Asia',
      imageUrl: null,
      slug: 'asia',
      min_price: null,
      max_price: null,
      total_tours: 0,
      bgUrl: null,
    },
  ],
  NamedFacet: [{ id: 1, name: 'Asia', total: 0 }],
  CountryFacet: [{ id: 1, name: 'Jepang', total: 0 }],
  TourCost: [{ kind: 'tax', label: 'PPN', amount: null, percent: null, remark: null, is_certain: true, per: 'guest' }],
  RoomSupplement: [{ type: 'single', amount: 0 }],
  TourPayment: [{ deposit: null, deposit_days: null, balance_days: null }],
  Facets: [
    {
      regionals: [],
      countries: [],
      months: [{ month: '2027-03', total: 1 }],
      durations: [{ min_days: 1, max_days: null, total: 1 }],
      prices: [{ min_price: null, max_price: null, total: 1 }],
      available: 0,
    },
  ],
  DayActivity: [
    { id: 1, day: 1, breakfast: true, lunch: true, dinner: false, detail: '', transport: null, itinerary_id: 1 },
  ],
  TourTerms: [{ updated_at: '2027-01-15', key_points: [], sections: [{ title: '', content: '' }] }],

  BookingContact: [contact],
  PaxCount: [pax],
  GuestCounts: [pax],
  BookingPayment: [{ total: null, paid: 0, deposit: null, deposit_due: null, balance_due: null }],
  RoomWish: [{ type: 'twin', count: 1 }],
  Passenger: [passenger],
  BookingRequest: [
    {
      tour_id: 1,
      itinerary_id: 1,
      contact,
      pax,
      rooms: [{ type: 'twin', count: 1 }],
      passengers: [passenger],
      agree_terms: true,
      source: 'web',
      locale: 'id',
    },
  ],
  Reservation: [
    {
      reservationCode: 'KLN-ABC234',
      status: 'booking',
      package: 'Turki Lengkap',
      departure_date: '2027-01-16',
      arrival_date: '2027-01-25',
      price: null,
      pax,
    },
  ],
};
