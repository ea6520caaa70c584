// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TourCard, type TourCardView } from './tour-card';

const view: TourCardView = {
  href: '/group-tour/12',
  title: 'Vietnam: Hanoi – Ha Long – Sapa',
  meta: ['Vietnam', '6 hari 5 malam'],
  picture: { src: null, alt: '' },
  departures: [{ date: '13 Mar 2027', seats: { kind: 'few', label: 'Sisa 2 kursi' } }],
  price: { amount: 'Rp 11.900.000', from: 'Mulai', unit: '/orang', empty: 'Hubungi kami' },
};

describe('TourCard', () => {
  it('is one link named by its title', () => {
    render(<TourCard view={view} />);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/group-tour/12');
    expect(link.textContent).toBe('Vietnam: Hanoi\u00a0– Ha Long\u00a0– Sapa');
  });

  it('shows the seats beside the date', () => {
    render(<TourCard view={view} />);
    expect(within(screen.getByRole('listitem')).getByText('13 Mar 2027')).toBeDefined();
    expect(screen.getByRole('listitem').textContent).toBe('13 Mar 2027Sisa 2 kursi');
  });

  it('marks a guaranteed departure beside its date', () => {
    const departures = view.departures.map((departure) => ({ ...departure, guaranteed: 'Pasti' }));
    render(<TourCard view={{ ...view, departures }} />);
    expect(screen.getByRole('listitem').textContent).toBe('13 Mar 2027PastiSisa 2 kursi');
  });

  it('says in words that there are no departures', () => {
    render(<TourCard view={{ ...view, departures: [], noDates: 'Jadwal segera hadir' }} />);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByText('Jadwal segera hadir')).toBeDefined();
  });
});
