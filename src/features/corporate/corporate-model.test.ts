import { expect, test } from 'vitest';
import { corporateModel } from './corporate-model';

const images = { vision_mission: null, building: null, core_values: null, subsidiaries: null, accreditation: null };
const about = { our_services: [{ service: 'Tiket', description: 'Tiket rombongan.' }], images };

test('the services are those of the about page', () => {
  expect(corporateModel(about, '/media/sayap.jpg')).toEqual({
    imageUrl: '/media/sayap.jpg',
    services: [{ title: 'Tiket', text: 'Tiket rombongan.' }],
  });
});

test('without a picture the head office is shown, if the service has its picture', () => {
  const withOffice = { ...about, images: { ...images, building: '/media/kantor.jpg' } };
  expect(corporateModel(withOffice, null).imageUrl).toBe('/media/kantor.jpg');
  expect(corporateModel({ our_services: [], images }, null)).toEqual({ imageUrl: null, services: [] });
});
