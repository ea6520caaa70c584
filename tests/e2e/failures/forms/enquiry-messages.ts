/** The messages of a form that could not be sent. */
export const enquiryFailures = {
  broken: /Terjadi kesalahan di server kami, jadi isian ini belum terkirim\. Semua yang Anda tulis tetap tersimpan/,
  hanging: /Server terlalu lama menjawab, jadi kami belum tahu apakah isian ini sampai/,
  offline: /Koneksi terputus, jadi isian ini belum terkirim/,
};

/** The button and the confirmation of each form, by language. */
export const enquiryMessages = {
  id: {
    contact: { send: 'Kirim pesan', done: 'Pesan Anda sudah sampai' },
    corporate: { send: 'Kirim pendaftaran', done: 'Pendaftaran kami terima' },
    mice: { send: 'Kirim permintaan', done: 'Permintaan kami terima' },
    career: { send: 'Kirim lamaran', done: 'Lamaran Anda sudah kami terima' },
  },
  en: {
    contact: { send: 'Send message', done: 'Your message has arrived' },
    corporate: { send: 'Send registration', done: 'We have your registration' },
    mice: { send: 'Send enquiry', done: 'We have your enquiry' },
    career: { send: 'Send application', done: 'We have received your application' },
  },
};
