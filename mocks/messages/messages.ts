import type { Locale } from './locale.ts';

/** The messages of the service. 'invalid token' is fixed by §8 and equal in both languages. */
const messages = {
  invalidToken: { id: 'invalid token', en: 'invalid token' },
  linkExpired: { id: 'Tautan tidak valid atau sudah kedaluwarsa.', en: 'This link is not valid or has expired.' },
  checkFields: { id: 'Periksa kembali isian Anda.', en: 'Please check what you entered.' },
  signedIn: { id: 'Selamat datang kembali, {name}.', en: 'Welcome back, {name}.' },
  wrongCredentials: {
    id: 'Alamat email atau kata sandi tidak cocok.',
    en: 'The email address and password do not match.',
  },
  signedOut: { id: 'Anda sudah keluar.', en: 'You are signed out.' },
  registered: { id: 'Selamat bergabung, {name}. Akun Anda sudah siap.', en: 'Welcome, {name}. Your account is ready.' },
  emailTaken: {
    id: 'Alamat email ini sudah terdaftar. Silakan masuk.',
    en: 'This email address already has an account. Please sign in.',
  },
  passwordsDiffer: { id: 'Konfirmasi kata sandi tidak sama.', en: 'The two passwords are not the same.' },
  passwordTooSimple: {
    id: 'Minimal 8 karakter, gunakan huruf dan angka.',
    en: 'At least 8 characters, with letters and digits.',
  },
  recoverySent: {
    id: 'Jika email Anda terdaftar, kami sudah mengirim tautan untuk membuat kata sandi baru.',
    en: 'If your email address is registered, we have sent a link to set a new password.',
  },
  passwordReset: {
    id: 'Kata sandi baru sudah tersimpan. Silakan masuk.',
    en: 'Your new password is saved. Please sign in.',
  },
  passwordChanged: {
    id: 'Kata sandi berhasil diubah. Silakan masuk kembali.',
    en: 'Change password successfully! Please sign in again.',
  },
  passwordSame: {
    id: 'Kata sandi baru harus berbeda dari yang lama.',
    en: 'The new password must differ from the old one.',
  },
  oldPasswordWrong: { id: 'Kata sandi lama tidak cocok.', en: 'The old password does not match.' },
  profileSaved: { id: 'Perubahan disimpan.', en: 'Changes saved.' },
  photoSaved: { id: 'Foto profil diperbarui.', en: 'Profile photo updated.' },
  birthDateInFuture: {
    id: 'Tanggal lahir tidak boleh di masa depan.',
    en: 'The date of birth cannot lie in the future.',
  },
  memberTooYoung: { id: 'Usia minimal 17 tahun.', en: 'The minimum age is 17.' },
  birthDateTooEarly: { id: 'Periksa tahun lahir Anda.', en: 'Please check the year of birth.' },
  countryUnknown: { id: 'Negara ini tidak dikenal.', en: 'This country is not known.' },
  cityUnknown: { id: 'Kota ini tidak dikenal.', en: 'This city is not known.' },
  cityElsewhere: {
    id: 'Kota ini tidak berada di negara yang dipilih.',
    en: 'This city is not in the chosen country.',
  },
  regionalUnknown: { id: 'Wilayah ini tidak ditemukan.', en: 'This region could not be found.' },
  tourUnknown: { id: 'Tour ini tidak ditemukan.', en: 'This tour could not be found.' },
  departureUnknown: {
    id: 'Jadwal keberangkatan ini tidak ditemukan.',
    en: 'This departure could not be found.',
  },
  departureWithdrawn: {
    id: 'Jadwal ini sudah tidak ditawarkan. Silakan pilih tanggal lain.',
    en: 'This departure is no longer offered. Please choose another date.',
  },
  departurePast: {
    id: 'Rombongan ini sudah berangkat. Silakan pilih tanggal lain.',
    en: 'This group has already left. Please choose another date.',
  },
  booked: { id: 'Pemesanan berhasil!', en: 'Booking Successful!' },
  noSeats: {
    id: 'Keberangkatan ini sudah penuh. Silakan pilih tanggal lain.',
    en: 'This departure is fully booked. Please choose another date.',
  },
  priceChanged: {
    id: 'Harga keberangkatan ini sudah berubah. Periksa harga baru sebelum memesan.',
    en: 'The price of this departure has changed. Check the new price before booking.',
  },
  tooFewSeats: {
    id: 'Kursi tersisa {seats}. Kurangi jumlah peserta atau pilih tanggal lain.',
    en: 'Seats left: {seats}. Take fewer guests or choose another date.',
  },
  keyUsed: {
    id: 'Pesanan ini sudah pernah dikirim dengan isi yang berbeda. Mulai pesanan baru untuk mengubahnya.',
    en: 'This booking was already sent with other content. Start a new one to change it.',
  },
  partyTooLarge: {
    id: 'Paling banyak {limit} orang dalam satu pesanan, termasuk bayi. Untuk rombongan lebih besar, hubungi kami.',
    en: 'At most {limit} in one booking, infants included. For a larger group, please contact us.',
  },
  infantsNeedAdults: {
    id: 'Setiap bayi dipangku satu orang dewasa. Kurangi bayi atau tambah dewasa.',
    en: 'Each infant travels on the lap of an adult. Take fewer infants or more adults.',
  },
  tooManyRooms: {
    id: 'Paling banyak {limit} kamar dalam satu pesanan.',
    en: 'At most {limit} rooms in one booking.',
  },
  passengersCount: {
    id: 'Isi data untuk {total} peserta, sesuai jumlah yang dipilih.',
    en: 'Give the details of {total} guests, as many as you chose.',
  },
  passengersTypes: {
    id: 'Jumlah dewasa, anak, dan bayi tidak sesuai dengan yang dipilih.',
    en: 'The numbers of adults, children and infants differ from what you chose.',
  },
  ageAdult: { id: 'Dewasa berusia 12 tahun ke atas saat kembali.', en: 'Adults are 12 or older on return.' },
  ageChild: { id: 'Anak berusia 2–11 tahun saat kembali.', en: 'Children are 2 to 11 years old on return.' },
  ageInfant: { id: 'Bayi berusia di bawah 2 tahun saat kembali.', en: 'Infants are under 2 on return.' },
  birthYearTooEarly: { id: 'Periksa tahun lahir peserta ini.', en: 'Please check the year of birth of this guest.' },
  passportExpired: { id: 'Paspor ini sudah habis masa berlakunya.', en: 'This passport has expired.' },
  visaCountryUnknown: {
    id: 'Informasi visa negara ini tidak ditemukan.',
    en: 'There is no visa information on this country.',
  },
  contactSent: {
    id: 'Terima kasih, {name}. Pesan Anda sudah kami terima dan akan dibalas dalam 1 hari kerja.',
    en: 'Thank you, {name}. We have received your message and will reply within 1 working day.',
  },
  miceSent: {
    id: 'Terima kasih, {name}. Tim MICE kami akan menghubungi Anda dalam 1 hari kerja.',
    en: 'Thank you, {name}. Our MICE team will contact you within 1 working day.',
  },
  productUnknown: { id: 'Pilihan layanan tidak dikenal.', en: 'One of the chosen services is not known.' },
  datePast: { id: 'Tanggal ini sudah lewat.', en: 'This date has passed.' },
  endBeforeStart: {
    id: 'Tanggal selesai tidak boleh sebelum tanggal mulai.',
    en: 'The end cannot lie before the start.',
  },
  corporateSent: {
    id: 'Terima kasih, {name}. Tim korporat kami akan menghubungi {company} dalam 2 hari kerja.',
    en: 'Thank you, {name}. Our corporate team will contact {company} within 2 working days.',
  },
  careerUnknown: { id: 'Lowongan ini tidak ditemukan.', en: 'This position could not be found.' },
  webAddressWrong: { id: 'Alamat situs belum benar.', en: 'This is not a web address.' },
  salaryTooHigh: {
    id: 'Paling banyak Rp 1.000.000.000 sebulan. Periksa jumlah nolnya.',
    en: 'At most Rp 1,000,000,000 a month. Check the number of zeros.',
  },
  applied: {
    id: 'Terima kasih, {name}. Lamaran Anda sudah kami terima.',
    en: 'Thank you, {name}. We have received your application.',
  },
  articleUnknown: { id: 'Artikel ini tidak ditemukan.', en: 'This article could not be found.' },
} satisfies Record<string, Record<Locale, string>>;

export type MessageKey = keyof typeof messages;

/** A message in the caller's language, with `{name}` replaced by the value of that name. */
export function translate(locale: Locale, key: MessageKey, values: Record<string, string | number> = {}): string {
  return messages[key][locale].replaceAll(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match));
}
