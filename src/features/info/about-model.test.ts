import type { About } from '@sdk';
import { expect, test } from 'vitest';
import { aboutModel } from './about-model';

const about: About = {
  content: '<p>Cerita</p><script>1</script>',
  team: [{ name: 'Sari', speaks: ['Indonesia'] }],
  vision: '<p>Dekat</p>',
  mission: '<ol><li>Ritme</li></ol>',
  our_services: [{ service: 'Group Tour', description: 'Tour berjadwal.' }],
  services: ['Group Tour'],
  accreditations: [{ title: 'ASITA', image_url: null, hyperlink: null }],
  subsidiaries: [{ title: 'Kelana Acara', image_url: '/a.jpg', hyperlink: 'https://acara.kelana.example' }],
  images: { vision_mission: '/media/bali-dawn.jpg' } as About['images'],
};
const sanitize = (html: string) => html.replace(/<script>.*<\/script>/, '');

test('the model has sanitised HTML and valid links', () => {
  expect(aboutModel(about, sanitize)).toEqual({
    story: '<p>Cerita</p>',
    team: [{ name: 'Sari', role: '', trips: null, portraitUrl: null }],
    vision: '<p>Dekat</p>',
    mission: '<ol><li>Ritme</li></ol>',
    services: [{ title: 'Group Tour', text: 'Tour berjadwal.' }],
    accreditations: [{ title: 'ASITA', imageUrl: null, link: null }],
    subsidiaries: [
      {
        title: 'Kelana Acara',
        imageUrl: '/a.jpg',
        link: { href: 'https://acara.kelana.example/', host: 'acara.kelana.example' },
      },
    ],
    images: about.images,
  });
});

test('services without descriptions have only a title', () => {
  const { services } = aboutModel({ ...about, our_services: [], services: ['Tiket'] }, sanitize);
  expect(services).toEqual([{ title: 'Tiket', text: '' }]);
});
