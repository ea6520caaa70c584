import { expect, test } from 'vitest';
import { corporateModel } from './corporate-model';

const images = { vision_mission: null, building: null, core_values: null, subsidiaries: null, accreditation: null };

test('the services and the building are taken from the about page', () => {
  const our_services = [{ service: 'Tiket', description: 'Tiket rombongan.' }];
  expect(corporateModel({ our_services, images: { ...images, building: '/media/kantor.jpg' } })).toEqual({
    imageUrl: '/media/kantor.jpg',
    services: [{ title: 'Tiket', text: 'Tiket rombongan.' }],
  });
});

test('an about page without services and picture gives an empty model', () => {
  expect(corporateModel({ our_services: [], images })).toEqual({ imageUrl: null, services: [] });
});
