import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { CardFacts } from './card-facts';
import { drawable, drawCard, limitDrawing } from './draw-card';

const facts: CardFacts = {
  above: '10 hari · Turki',
  title: 'Turki Lengkap: Istanbul – Cappadocia',
  price: { label: 'Mulai dari', amount: 'Rp\u00a0121.900.000', unit: '/orang' },
  below: 'Berangkat 16 Jan 2027',
  imageUrl: null,
};

const sizeOf = async (png: Buffer) => {
  const { format, width, height } = await sharp(png).metadata();
  return [format, width, height];
};

/** Returns the colour (red, green, blue) in the middle of the photograph's frame. */
async function middleColour(png: Buffer): Promise<number[]> {
  const pixel = await sharp(png).extract({ left: 870, top: 300, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...pixel];
}

test('a card is a PNG of 1200 × 630 px, small enough for chat previews', async () => {
  const png = await drawCard(facts, readFileSync('mocks/media/cappadocia-gold.jpg'));
  expect(await sizeOf(png)).toEqual(['png', 1200, 630]);
  expect(png.length).toBeLessThan(300_000);
});

test('a photograph of any format fills its frame', async () => {
  const red = sharp({ create: { width: 900, height: 600, channels: 3, background: '#c02010' } });
  for (const photo of [await red.webp().toBuffer(), await red.png().toBuffer()]) {
    const [r = 0, g = 0, b = 0] = await middleColour(await drawCard(facts, photo));
    expect(r > 180 && g < 60 && b < 60).toBe(true);
  }
});

test('without a photograph, or with a broken one, the frame is blue', async () => {
  for (const photo of [null, Buffer.from('no picture')]) {
    const png = await drawCard({ ...facts, title: 'Kyōto 🍁', price: null, below: '' }, photo);
    expect(await sizeOf(png)).toEqual(['png', 1200, 630]);
    const [r = 0, , b = 0] = await middleColour(png);
    expect(b).toBeGreaterThan(r);
  }
});

test('letters that the card cannot draw lose their accents, and other characters are dropped', () => {
  expect(drawable('Kyōto & Şirince, Łódź 🍁 東京')).toBe('Kyoto & Sirince, ódz');
  expect(drawable('Café · Rp\u00a021.900.000 “pasti” – ya…')).toBe('Café · Rp\u00a021.900.000 “pasti”\u00a0– ya…');
});

/** Returns a limited `draw` and the functions that finish the drawings it has started, by name. */
function createLimit() {
  const started = new Map<string, (card: string) => void>();
  const limited = limitDrawing<string>();
  const draw = (name: string) => limited(name, () => new Promise((finish) => void started.set(name, finish)));
  return { started, draw };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('two cards are drawn at once, and the third when one is finished', async () => {
  const { started, draw } = createLimit();
  const [first] = ['a', 'b', 'c'].map(draw);
  await nextTask();
  expect([...started.keys()]).toEqual(['a', 'b']);
  started.get('a')?.('A');
  expect(await first).toBe('A');
  await nextTask();
  expect([...started.keys()]).toEqual(['a', 'b', 'c']);
});

test('a card that is requested twice at once is drawn once, and a later request draws it again', async () => {
  const { started, draw } = createLimit();
  const both = ['a', 'a'].map(draw);
  await nextTask();
  started.get('a')?.('A');
  expect(await Promise.all(both)).toEqual(['A', 'A']);
  started.clear();
  draw('a');
  await nextTask();
  expect(started.size).toBe(1);
});

test('a card is refused while two are being drawn and twenty wait', async () => {
  const { draw } = createLimit();
  for (let index = 0; index < 22; index += 1) draw(`card ${index}`);
  expect(await draw('one more')).toBe('busy');
});
