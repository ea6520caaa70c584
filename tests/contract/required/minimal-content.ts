const email = 'dewi@kelana.example';
const phone = '+6281200000077';

const visaCountry = {
  id: 1,
  name: 'Jepang',
  country_code: 'JP',
  type: 'e_visa',
  summary: '',
  image_url: null,
  updated_at: '2027-01-15',
};

/** The minimal values of the schemas for pages, master data and enquiries. */
export const minimalContent: Record<string, unknown[]> = {
  MasterCountry: [{ id: 1, countryCode: 'ID', countryName: 'Indonesia', currCode: 'IDR' }],
  City: [{ pkId: 1, cityCode: 'BOG', cityName: 'Bogor', countryCode: 'ID' }],
  Banner: [{ id: 1, title: '', image: null, link: null, type: 'home', image_url: null }],
  Promotion: [{ title: '', image_url: null, hyperlink: null }],
  VisaCountry: [visaCountry],
  VisaCountryDetail: [
    {
      ...visaCountry,
      documents: [{ title: '', items: [] }],
      processing_time: null,
      fee: null,
      stay: null,
      notes: null,
      official_url: null,
    },
  ],
  PassportRequirement: [
    {
      sections: [{ key: 'new', title: '', description: '', documents: [] }],
      fees: [{ name: '', price: 0 }],
      notes: null,
      updated_at: '2027-01-15',
      official_url: null,
    },
  ],
  About: [
    {
      content: '',
      vision: '',
      mission: '',
      our_services: [{ service: '', description: '' }],
      accreditations: [],
      subsidiaries: [],
      images: { vision_mission: null, building: null, core_values: null, subsidiaries: null, accreditation: null },
      services: [],
    },
  ],
  ContactPage: [
    {
      headline: { image_url: null, title: '', subtitle: '' },
      offices: [{ name: '', address: '', contacts: [{ type: 'email', value: email }] }],
    },
  ],
  PostalAddress: [{ locality: 'Bogor', country_code: 'ID' }],
  OpeningHours: [{ days: ['monday'], opens: '09:00', closes: '17:30' }],
  Career: [
    {
      id: 1,
      position: '',
      slug: 'a',
      type: '',
      contract: '',
      description: '',
      requirements: '',
      job_description: '',
    },
  ],
  MiceProduct: [{ id: 1, name: '' }],
  Article: [
    {
      id: 1,
      title: '',
      seo: { slug: 'a' },
      content: '',
      image: null,
      image_url: null,
      created_at: '2027-01-15T03:00:00Z',
    },
  ],

  ContactRequest: [{ name: 'Dewi', email, topic: 'visa', message: 'Sepuluh huruf.' }],
  ApplicationForm: [
    {
      full_name: 'Dewi',
      email,
      phone,
      city: 'Bogor',
      education: 'S1',
      years_experience: 0,
      cv: '(file)',
      consent: true,
    },
  ],
  ApplicationReceipt: [{ reference: 'APP-1' }],
  MiceRequest: [
    {
      products: [],
      pic_name: 'Dewi',
      email,
      phone,
      city_or_country: 'Bali',
      start_date: '2027-09-01',
      pax: 10,
    },
  ],
  ContentChanges: [{ changes: [{ kind: 'mice' }] }],
  TourChange: [{ kind: 'tour', id: 17 }],
  NamedChange: [{ kind: 'article', slug: 'a' }],
  ListChange: [{ kind: 'mice' }],
  CorporateRequest: [
    {
      company_name: 'Samudra',
      city: 'Bogor',
      pic_name: 'Dewi',
      pic_email: email,
      pic_phone: phone,
      travellers_per_month: '1_10',
      services: ['ticket'],
      agree_terms: true,
    },
  ],
};
