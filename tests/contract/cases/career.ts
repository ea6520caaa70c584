import { failures, type Matrix, outages, readCases } from '../case.ts';

type Career = 'listCareers' | 'getCareer' | 'applyForCareer';

const generalApplication = { path: { id: 0 } };
const form = {
  full_name: 'Dewi Lestari',
  email: 'dewi@kelana.example',
  phone: '+6281200000077',
  city: 'Bandung',
  education: 'S1 Pariwisata',
  years_experience: '4',
  cv: new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' }),
  consent: 'true',
};

export const careerCases: Matrix<Career> = {
  listCareers: readCases,
  getCareer: {
    200: ({ catalogue }) => ({ path: { slug: catalogue.careers[0]?.slug ?? '' } }),
    404: { path: { slug: 'astronaut' } },
    422: { path: { slug: 'astronaut' }, ...failures.unknownQuery },
    ...outages,
  },
  applyForCareer: {
    200: { ...generalApplication, form },
    400: { ...generalApplication, ...failures.garbageForm },
    404: { path: { id: 999_999 }, form },
    413: failures.tooLarge,
    415: { ...generalApplication, json: form },
    422: { ...generalApplication, form: { ...form, cv: 'a text in place of the file' } },
    429: failures.tooMany,
    ...outages,
  },
};
