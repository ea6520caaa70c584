/** Reads an answer of the service host while the page is built. */
export async function read(path) {
  const response = await fetch(process.env.SERVICE_HOST + path, { headers: { 'accept-language': 'id' } });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return (await response.json()).data;
}

/** Returns the tours of the first page of the list. */
export const firstTours = () => read('/v1/modules/tour/tours/regional?page=1&limit=9');

export const rupiah = (amount) => `Rp ${new Intl.NumberFormat('id-ID').format(amount)}`;

export const day = (date, options = { day: 'numeric', month: 'short', year: 'numeric' }) =>
  new Intl.DateTimeFormat('id-ID', { ...options, timeZone: 'UTC' }).format(new Date(date));

export const seats = ({ seat, is_guaranteed }) =>
  seat === 0 ? 'Penuh' : seat <= 4 ? `Sisa ${seat} kursi` : is_guaranteed ? 'Hampir penuh' : 'Tersedia';
