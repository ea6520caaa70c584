import { expect, test, vi } from 'vitest';
import { saveFile } from '@/lib/save-file';
import { saveCalendar } from './save-calendar';

vi.mock('@/lib/save-file', async (original) => ({ ...(await original<object>()), saveFile: vi.fn() }));

test('an event is saved as a calendar file with a UID of this site', async () => {
  saveCalendar({
    id: 'departure-81',
    title: 'Turki Lengkap',
    firstDay: '2027-03-17',
    lastDay: '2027-03-26',
    text: 'Jadwal',
    url: 'https://kelana.example/group-tour/17',
  });
  const [file, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe('Turki Lengkap.ics');
  expect(file?.type).toBe('text/calendar;charset=utf-8');
  expect(await file?.text()).toContain('UID:departure-81@kelana.example\r\n');
});
