// Generated from openapi/ by `npm run generate`. Never edit.
import type { OperationId } from '../../sdk/src/index.ts';
import type { RateLimit } from '../mock-context/rate-limits.ts';

export type HostParameter = { name: string; isRequired: boolean; isList: boolean };

export type HostBody = {
  isRequired: boolean;
  /** The names of the schemas in a `oneOf`; empty when the body has one schema. */
  variants: string[];
  /** The files of a multipart body by field: their media types and their largest size. */
  files: Record<string, { types: string[]; maxBytes: number }>;
};

export type HostResponse = {
  mediaType: string | null;
  /** The example of each documented header; null for one that has none. */
  headers: Record<string, string | null>;
  examples: Record<string, unknown>;
};

export type HostOperation = {
  method: string;
  path: string;
  tag: string;
  auth: boolean;
  parameters: Record<'path' | 'query' | 'header', HostParameter[]>;
  bodies: Record<string, HostBody>;
  responses: Record<string, HostResponse>;
  rateLimits?: RateLimit[];
};

export const operations: Record<OperationId, HostOperation> = {
  login: {
    "method": "POST",
    "path": "/v1/auth/login",
    "tag": "auth",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {
      "application/json": {
        "isRequired": true,
        "variants": [],
        "files": {}
      }
    },
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "signed-in": {
            "success": true,
            "message": "Selamat datang kembali, Ratna.",
            "data": {
              "token": "4f9c2e7ab1d84b60a5c3e9f07d12b8aa"
            }
          }
        }
      },
      "400": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "malformed-body": {
            "success": false,
            "message": "Isi permintaan tidak dapat dibaca."
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "wrong-password": {
            "success": false,
            "message": "Email atau kata sandi salah."
          }
        }
      },
      "413": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "body-too-large": {
            "success": false,
            "message": "Isi permintaan terlalu besar."
          }
        }
      },
      "415": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unsupported-media-type": {
            "success": false,
            "message": "Jenis isi permintaan tidak didukung."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "empty-fields": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "email": [
                "Wajib diisi."
              ],
              "password": [
                "Wajib diisi."
              ]
            }
          }
        }
      },
      "429": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "too-many-requests": {
            "success": false,
            "message": "Terlalu banyak percobaan. Coba lagi dalam 2 menit."
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    },
    "rateLimits": [
      {
        "by": "address-and-member",
        "limit": 10,
        "windowSeconds": 900,
        "counts": "failed"
      },
      {
        "by": "address",
        "limit": 100,
        "windowSeconds": 900,
        "counts": "failed"
      },
      {
        "by": "member",
        "limit": 30,
        "windowSeconds": 60,
        "counts": "failed",
        "except": "known-address"
      }
    ]
  },
  logout: {
    "method": "POST",
    "path": "/v1/auth/logout",
    "tag": "auth",
    "auth": true,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "signed-out": {
            "success": true,
            "message": "Anda telah keluar."
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-token": {
            "success": false,
            "message": "invalid token"
          },
          "invalid-token-english": {
            "success": false,
            "message": "invalid token"
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  register: {
    "method": "POST",
    "path": "/v1/auth/register",
    "tag": "auth",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {
      "application/json": {
        "isRequired": true,
        "variants": [],
        "files": {}
      }
    },
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "registered": {
            "success": true,
            "message": "Pendaftaran berhasil. Silakan masuk dengan email dan kata sandi Anda."
          },
          "registered-signed-in": {
            "success": true,
            "message": "Pendaftaran berhasil. Selamat datang di Kelana, Dewi.",
            "data": {
              "token": "a83d5b1f6e0c4927b2f4d7c1905e3a6c"
            }
          }
        }
      },
      "400": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "malformed-body": {
            "success": false,
            "message": "Isi permintaan tidak dapat dibaca."
          }
        }
      },
      "413": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "body-too-large": {
            "success": false,
            "message": "Isi permintaan terlalu besar."
          }
        }
      },
      "415": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unsupported-media-type": {
            "success": false,
            "message": "Jenis isi permintaan tidak didukung."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "taken-email": {
            "success": false,
            "message": "Email ini sudah terdaftar.",
            "errors": {
              "email": [
                "Email ini sudah terdaftar. Silakan masuk."
              ]
            }
          },
          "weak-fields": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "phone": [
                "Nomor telepon diawali kode negara, misalnya +6281200000000."
              ],
              "password": [
                "Minimal 8 karakter."
              ],
              "confirm_password": [
                "Konfirmasi tidak sama dengan kata sandi."
              ],
              "agree_terms": [
                "Harus disetujui."
              ]
            }
          }
        }
      },
      "429": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "too-many-requests": {
            "success": false,
            "message": "Terlalu banyak percobaan. Coba lagi dalam 2 menit."
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    },
    "rateLimits": [
      {
        "by": "address",
        "limit": 20,
        "windowSeconds": 3600
      }
    ]
  },
  checkToken: {
    "method": "POST",
    "path": "/v1/auth/checkToken",
    "tag": "auth",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {
      "application/json": {
        "isRequired": true,
        "variants": [],
        "files": {}
      }
    },
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "good-token": {
            "success": true,
            "message": "Tautan masih berlaku."
          }
        }
      },
      "400": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "malformed-body": {
            "success": false,
            "message": "Isi permintaan tidak dapat dibaca."
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-token": {
            "success": false,
            "message": "invalid token"
          }
        }
      },
      "413": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "body-too-large": {
            "success": false,
            "message": "Isi permintaan terlalu besar."
          }
        }
      },
      "415": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unsupported-media-type": {
            "success": false,
            "message": "Jenis isi permintaan tidak didukung."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "empty-token": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "token": [
                "Wajib diisi."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  forgotPassword: {
    "method": "POST",
    "path": "/v1/auth/forgot",
    "tag": "auth",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {
      "application/json": {
        "isRequired": true,
        "variants": [],
        "files": {}
      }
    },
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "recovery-requested": {
            "success": true,
            "message": "Jika email tersebut terdaftar, kami telah mengirim tautan untuk membuat kata sandi baru."
          }
        }
      },
      "400": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "malformed-body": {
            "success": false,
            "message": "Isi permintaan tidak dapat dibaca."
          }
        }
      },
      "413": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "body-too-large": {
            "success": false,
            "message": "Isi permintaan terlalu besar."
          }
        }
      },
      "415": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unsupported-media-type": {
            "success": false,
            "message": "Jenis isi permintaan tidak didukung."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "not-an-email": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "email": [
                "Alamat email belum benar."
              ]
            }
          }
        }
      },
      "429": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "too-many-requests": {
            "success": false,
            "message": "Terlalu banyak percobaan. Coba lagi dalam 2 menit."
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    },
    "rateLimits": [
      {
        "by": "member",
        "limit": 5,
        "windowSeconds": 3600
      },
      {
        "by": "address",
        "limit": 30,
        "windowSeconds": 3600
      }
    ]
  },
  resetPassword: {
    "method": "POST",
    "path": "/v1/auth/new-password",
    "tag": "auth",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {
      "application/json": {
        "isRequired": true,
        "variants": [],
        "files": {}
      }
    },
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "password-reset": {
            "success": true,
            "message": "Kata sandi baru tersimpan. Silakan masuk kembali."
          }
        }
      },
      "400": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "malformed-body": {
            "success": false,
            "message": "Isi permintaan tidak dapat dibaca."
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-token": {
            "success": false,
            "message": "invalid token"
          }
        }
      },
      "413": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "body-too-large": {
            "success": false,
            "message": "Isi permintaan terlalu besar."
          }
        }
      },
      "415": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unsupported-media-type": {
            "success": false,
            "message": "Jenis isi permintaan tidak didukung."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "passwords-differ": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "confirm_password": [
                "Konfirmasi tidak sama dengan kata sandi."
              ]
            }
          }
        }
      },
      "429": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "too-many-requests": {
            "success": false,
            "message": "Terlalu banyak percobaan. Coba lagi dalam 2 menit."
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    },
    "rateLimits": [
      {
        "by": "address",
        "limit": 20,
        "windowSeconds": 3600,
        "counts": "failed"
      }
    ]
  },
  getProfile: {
    "method": "GET",
    "path": "/v1/modules/user/profile",
    "tag": "user",
    "auth": true,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "ratna": {
            "success": true,
            "data": {
              "address": "Jl. Melati Putih No. 14, Kelapa Gading",
              "dob": "1988-04-23",
              "email": "ratna@kelana.example",
              "firstName": "Ratna",
              "lastName": "Kusumawardani",
              "fullname": "Ratna Kusumawardani",
              "id_city": 1,
              "id_country": 1,
              "is_member_premium": false,
              "phone": "+6281200000201",
              "profile_pic_url": "http://localhost:4010/media/bali-dawn.jpg"
            }
          },
          "premium": {
            "success": true,
            "data": {
              "address": "Jl. Cemara Angin No. 3, Sukajadi",
              "dob": "1979-11-02",
              "email": "sari@kelana.example",
              "firstName": "Sari",
              "lastName": "Hapsari",
              "fullname": "Sari Hapsari",
              "id_city": 4,
              "id_country": 1,
              "is_member_premium": true,
              "phone": "+6281200000203",
              "profile_pic_url": null
            }
          },
          "bare": {
            "success": true,
            "data": {
              "address": null,
              "dob": null,
              "email": "suharti@surel.example",
              "firstName": "Suharti",
              "lastName": "",
              "fullname": "Suharti",
              "id_city": null,
              "id_country": null,
              "is_member_premium": false,
              "phone": null,
              "profile_pic_url": "http://localhost:4010/"
            }
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-token": {
            "success": false,
            "message": "invalid token"
          },
          "invalid-token-english": {
            "success": false,
            "message": "invalid token"
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  updateUser: {
    "method": "POST",
    "path": "/v2/modules/user/update",
    "tag": "user",
    "auth": true,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {
      "multipart/form-data": {
        "isRequired": true,
        "variants": [
          "ProfileForm",
          "PhotoForm",
          "PasswordForm"
        ],
        "files": {
          "photo": {
            "types": [
              "image/jpeg",
              "image/png",
              "image/webp"
            ],
            "maxBytes": 2097152
          }
        }
      }
    },
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "profile-updated": {
            "success": true,
            "message": "Profil berhasil diperbarui.",
            "data": {
              "address": "Jl. Teratai Biru No. 8, Menteng",
              "dob": "1988-04-23",
              "email": "ratna@kelana.example",
              "firstName": "Ratna",
              "lastName": "Kusumawardani",
              "fullname": "Ratna Kusumawardani",
              "id_city": 1,
              "id_country": 1,
              "is_member_premium": false,
              "phone": "+6281200000209",
              "profile_pic_url": "http://localhost:4010/media/bali-dawn.jpg"
            }
          },
          "password-changed": {
            "success": true,
            "message": "Change password successfully! Please sign in again."
          }
        }
      },
      "400": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "malformed-body": {
            "success": false,
            "message": "Isi permintaan tidak dapat dibaca."
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-token": {
            "success": false,
            "message": "invalid token"
          },
          "invalid-token-english": {
            "success": false,
            "message": "invalid token"
          }
        }
      },
      "413": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "body-too-large": {
            "success": false,
            "message": "Isi permintaan terlalu besar."
          }
        }
      },
      "415": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unsupported-media-type": {
            "success": false,
            "message": "Jenis isi permintaan tidak didukung."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "wrong-old-password": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "old_password": [
                "Kata sandi lama salah."
              ]
            }
          },
          "not-a-photo": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "photo": [
                "Jenis berkas tidak didukung. Gunakan JPG, PNG, WebP."
              ]
            }
          },
          "nothing-to-change": {
            "success": false,
            "message": "Tidak ada yang diubah."
          }
        }
      },
      "429": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "too-many-requests": {
            "success": false,
            "message": "Terlalu banyak percobaan. Coba lagi dalam 2 menit."
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    },
    "rateLimits": [
      {
        "by": "member",
        "limit": 10,
        "windowSeconds": 900,
        "counts": "failed"
      }
    ]
  },
  getMembership: {
    "method": "GET",
    "path": "/v2/modules/user/membership",
    "tag": "user",
    "auth": true,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "ratna": {
            "success": true,
            "data": {
              "card": {
                "point": 12450,
                "number": "KLN-2201-0457",
                "first_name": "Ratna",
                "last_name": "Kusumawardani"
              },
              "history": [
                {
                  "id": 904,
                  "point": 5600,
                  "description": "Turki Lengkap – Istanbul, Cappadocia, Pamukkale",
                  "status": "earned",
                  "date": "2026-10-19",
                  "expired_at": "2028-10-18"
                },
                {
                  "id": 861,
                  "point": -2500,
                  "description": "Potongan harga Korea Ceria",
                  "status": "used",
                  "date": "2026-06-08",
                  "expired_at": null
                },
                {
                  "id": 790,
                  "point": -1200,
                  "description": "Poin tahun 2024 hangus",
                  "status": "expired",
                  "date": "2025-12-31",
                  "expired_at": "2025-12-31"
                }
              ]
            }
          },
          "zero-points": {
            "success": true,
            "data": {
              "card": {
                "point": 0,
                "number": "KLN-2611-0012",
                "first_name": "Bima",
                "last_name": "Prasetya"
              },
              "history": []
            }
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-token": {
            "success": false,
            "message": "invalid token"
          },
          "invalid-token-english": {
            "success": false,
            "message": "invalid token"
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  listBookings: {
    "method": "GET",
    "path": "/v1/modules/user/booking-history",
    "tag": "user",
    "auth": true,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "every-status": {
            "success": true,
            "data": [
              {
                "package": "Sakura Jepang & Shirakawago",
                "date": "2027-03-27",
                "status": "deposit",
                "reservation_code": "KLN-7Q4M2X"
              },
              {
                "package": "Turki Lengkap: Istanbul – Cappadocia – Pamukkale",
                "date": "2027-04-10",
                "status": "booking",
                "reservation_code": "KLN-9B3TKD",
                "tour_id": 17,
                "itinerary_id": 170704,
                "arrival_date": "2027-04-19",
                "pax": {
                  "adult": 2,
                  "child": 1,
                  "infant": 0
                },
                "payment": {
                  "total": 77288700,
                  "paid": 0,
                  "deposit": 30000000,
                  "deposit_due": "2027-01-05",
                  "balance_due": "2027-03-11"
                }
              },
              {
                "package": "Korea Jeju & Busan Musim Semi",
                "date": "2026-05-15",
                "status": "full_payment",
                "reservation_code": "KLN-2H8WRA"
              },
              {
                "package": "Bangkok – Pattaya Keluarga",
                "date": "2025-12-20",
                "status": "cancel"
              }
            ]
          },
          "no-bookings": {
            "success": true,
            "data": []
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-token": {
            "success": false,
            "message": "invalid token"
          },
          "invalid-token-english": {
            "success": false,
            "message": "invalid token"
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  getBooking: {
    "method": "GET",
    "path": "/v1/modules/user/bookings/{code}",
    "tag": "user",
    "auth": true,
    "parameters": {
      "path": [
        {
          "name": "code",
          "isRequired": true,
          "isList": false
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "deposit-paid": {
            "success": true,
            "data": {
              "package": "Turki Lengkap: Istanbul – Cappadocia – Pamukkale",
              "date": "2027-04-10",
              "status": "deposit",
              "reservation_code": "KLN-M42XTD",
              "tour_id": 17,
              "itinerary_id": 170704,
              "arrival_date": "2027-04-19",
              "pax": {
                "adult": 1,
                "child": 1,
                "infant": 0
              },
              "payment": {
                "total": 51525800,
                "paid": 20000000,
                "deposit": 20000000,
                "deposit_due": null,
                "balance_due": "2027-03-11"
              },
              "consultant": {
                "name": "Sari",
                "calls_by": null
              },
              "travellers": [
                {
                  "name": "RATNA KUSUMAWARDANI",
                  "type": "adult",
                  "passport_expiry": "2031-02-10"
                },
                {
                  "name": null,
                  "type": "child",
                  "passport_expiry": null
                }
              ],
              "price": {
                "agreed_on": "2026-12-20",
                "tour_price": 47800000,
                "lines": [
                  {
                    "name": "Harga tour, 2 peserta",
                    "amount": 47800000
                  },
                  {
                    "name": "PPN 1,1% (dari harga tour)",
                    "amount": 525800
                  },
                  {
                    "name": "Tipping tour leader, pemandu, dan pengemudi",
                    "amount": 3200000
                  }
                ]
              },
              "payments": [
                {
                  "paid_on": "2026-12-28",
                  "amount": 20000000
                }
              ],
              "leader": {
                "name": "Bagas",
                "portrait_url": null,
                "speaks": [
                  "Indonesia",
                  "Inggris"
                ],
                "trips_led": 46,
                "words": null
              },
              "meeting": {
                "place": "Terminal 3 Soekarno-Hatta, pintu keberangkatan 5",
                "time": "2027-04-10T11:30:00Z"
              },
              "hotels": [
                {
                  "city": "Istanbul",
                  "name": "Hotel Teladan Istanbul",
                  "nights": 3,
                  "check_in": "2027-04-11"
                }
              ],
              "flights": [
                {
                  "number": "ZK 57",
                  "from": "Jakarta",
                  "to": "Istanbul",
                  "departs_at": "2027-04-10T21:05:00+07:00",
                  "arrives_at": "2027-04-11T05:10:00+03:00"
                }
              ],
              "emergency_phone": "+62 21 0000-0199",
              "packing": [
                "Jaket tipis untuk malam",
                "Adaptor colokan tipe C"
              ],
              "weather": [
                {
                  "place": "Istanbul",
                  "low": 8,
                  "high": 17
                },
                {
                  "place": "Cappadocia",
                  "low": 2,
                  "high": 15,
                  "text": "Malamnya dingin"
                }
              ],
              "changes": [
                {
                  "published_on": "2026-12-20",
                  "text": "Penerbangan pulang mendarat dua jam lebih awal, pukul 08.20."
                }
              ],
              "proofs": [
                {
                  "sent_at": "2026-12-29T03:10:00Z",
                  "state": "received",
                  "reason": null
                }
              ],
              "requests": [
                {
                  "kind": "room",
                  "text": "Kami ingin dua kamar yang berdampingan.",
                  "sent_at": "2026-12-29T03:12:00Z",
                  "state": "agreed",
                  "answer": "Kamar berdampingan sudah dicatat di semua hotel.",
                  "cost": 0
                }
              ],
              "is_shared": false
            }
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-token": {
            "success": false,
            "message": "invalid token"
          },
          "invalid-token-english": {
            "success": false,
            "message": "invalid token"
          }
        }
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-booking": {
            "success": false,
            "message": "Pemesanan ini tidak ditemukan."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  sendPaymentProof: {
    "method": "POST",
    "path": "/v1/modules/user/bookings/{code}/payment-proofs",
    "tag": "trip",
    "auth": true,
    "parameters": {
      "path": [
        {
          "name": "code",
          "isRequired": true,
          "isList": false
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {
      "multipart/form-data": {
        "isRequired": true,
        "variants": [],
        "files": {
          "proof": {
            "types": [
              "image/jpeg",
              "image/png",
              "image/webp",
              "application/pdf"
            ],
            "maxBytes": 5242880
          }
        }
      }
    },
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "proof-received": {
            "success": true,
            "message": "Bukti pembayaran sudah kami terima.",
            "data": {
              "sent_at": "2026-12-29T03:10:00Z",
              "state": "received",
              "reason": null
            }
          }
        }
      },
      "400": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "malformed-body": {
            "success": false,
            "message": "Isi permintaan tidak dapat dibaca."
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-token": {
            "success": false,
            "message": "invalid token"
          },
          "invalid-token-english": {
            "success": false,
            "message": "invalid token"
          }
        }
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-booking": {
            "success": false,
            "message": "Pemesanan ini tidak ditemukan."
          }
        }
      },
      "413": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "body-too-large": {
            "success": false,
            "message": "Isi permintaan terlalu besar."
          }
        }
      },
      "415": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unsupported-media-type": {
            "success": false,
            "message": "Jenis isi permintaan tidak didukung."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "proof-missing": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "proof": [
                "Unggah sebuah berkas."
              ]
            }
          },
          "proof-wrong-type": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "proof": [
                "Jenis berkas tidak didukung. Gunakan JPEG, PNG, WEBP, PDF."
              ]
            }
          }
        }
      },
      "429": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "too-many-requests": {
            "success": false,
            "message": "Terlalu banyak percobaan. Coba lagi dalam 2 menit."
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    },
    "rateLimits": [
      {
        "by": "member",
        "limit": 10,
        "windowSeconds": 600
      }
    ]
  },
  sendTripRequest: {
    "method": "POST",
    "path": "/v1/modules/user/bookings/{code}/requests",
    "tag": "trip",
    "auth": true,
    "parameters": {
      "path": [
        {
          "name": "code",
          "isRequired": true,
          "isList": false
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {
      "application/json": {
        "isRequired": true,
        "variants": [],
        "files": {}
      }
    },
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "request-received": {
            "success": true,
            "message": "Permintaan Anda sudah kami terima.",
            "data": {
              "kind": "room",
              "text": "Kami ingin dua kamar yang berdampingan.",
              "sent_at": "2026-12-29T03:12:00Z",
              "state": "received",
              "answer": null,
              "cost": null
            }
          }
        }
      },
      "400": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "malformed-body": {
            "success": false,
            "message": "Isi permintaan tidak dapat dibaca."
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-token": {
            "success": false,
            "message": "invalid token"
          },
          "invalid-token-english": {
            "success": false,
            "message": "invalid token"
          }
        }
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-booking": {
            "success": false,
            "message": "Pemesanan ini tidak ditemukan."
          }
        }
      },
      "413": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "body-too-large": {
            "success": false,
            "message": "Isi permintaan terlalu besar."
          }
        }
      },
      "415": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unsupported-media-type": {
            "success": false,
            "message": "Jenis isi permintaan tidak didukung."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "request-empty": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "text": [
                "Kolom ini wajib diisi."
              ]
            }
          }
        }
      },
      "429": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "too-many-requests": {
            "success": false,
            "message": "Terlalu banyak percobaan. Coba lagi dalam 2 menit."
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    },
    "rateLimits": [
      {
        "by": "member",
        "limit": 10,
        "windowSeconds": 600
      }
    ]
  },
  createTripLink: {
    "method": "POST",
    "path": "/v1/modules/user/bookings/{code}/link",
    "tag": "trip",
    "auth": true,
    "parameters": {
      "path": [
        {
          "name": "code",
          "isRequired": true,
          "isList": false
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "link-created": {
            "success": true,
            "message": "Tautan perjalanan sudah dibuat.",
            "data": {
              "key": "5f0c1d2e8a474c1b9d6e2b7f3a9c0e11"
            }
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-token": {
            "success": false,
            "message": "invalid token"
          },
          "invalid-token-english": {
            "success": false,
            "message": "invalid token"
          }
        }
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-booking": {
            "success": false,
            "message": "Pemesanan ini tidak ditemukan."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  deleteTripLink: {
    "method": "DELETE",
    "path": "/v1/modules/user/bookings/{code}/link",
    "tag": "trip",
    "auth": true,
    "parameters": {
      "path": [
        {
          "name": "code",
          "isRequired": true,
          "isList": false
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "link-deleted": {
            "success": true,
            "message": "Tautan perjalanan sudah dicabut."
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-token": {
            "success": false,
            "message": "invalid token"
          },
          "invalid-token-english": {
            "success": false,
            "message": "invalid token"
          }
        }
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-booking": {
            "success": false,
            "message": "Pemesanan ini tidak ditemukan."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  listTours: {
    "method": "GET",
    "path": "/v1/modules/tour/tours/regional",
    "tag": "tour",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "search",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "regional_id",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "country",
          "isRequired": false,
          "isList": true
        },
        {
          "name": "month",
          "isRequired": false,
          "isList": true
        },
        {
          "name": "first_day",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "last_day",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "min_days",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "max_days",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "min_price",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "max_price",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "available",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "adults",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "children",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "infants",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "sort",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "page",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "limit",
          "isRequired": false,
          "isList": false
        }
      ],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "first-page": {
            "success": true,
            "data": [
              {
                "id": 17,
                "title": "Turki Lengkap: Istanbul – Cappadocia – Pamukkale",
                "description": "<p>Dari tepi Bosphorus ke lembah batu Cappadocia, dengan dua pagi untuk melihat balon.</p>",
                "seo": {
                  "slug": "turki-lengkap",
                  "title": "Tour Turki 10 hari"
                },
                "price": 21900000,
                "capacity": 25,
                "itinerary": "Istanbul – Bursa – Pamukkale – Cappadocia – Ankara",
                "itineraryCount": 5,
                "linkPdf": null,
                "imageUrl": "http://localhost:4010/media/cappadocia-rose.jpg",
                "imageColor": "#c5b3a9",
                "term": null,
                "lowestItinerary": {
                  "id": 170701,
                  "type": "Reguler",
                  "periode": "16 Jan 2027 - 25 Jan 2027",
                  "itinerary": null,
                  "departure_date": "2027-01-16",
                  "arrival_date": "2027-01-25",
                  "duration": "10 Hari 9 Malam",
                  "price": 21900000,
                  "seat": 14,
                  "note": "Dengan tour leader dari Jakarta",
                  "status_deleted": false,
                  "fake_num_of_members": 11,
                  "tour_id": 17
                },
                "regional": {
                  "id": 3,
                  "name": "Timur Tengah, Turki & Afrika Utara",
                  "imageUrl": "http://localhost:4010/media/cappadocia-rose.jpg",
                  "imageColor": "#c5b3a9",
                  "slug": "timur-tengah-turki",
                  "min_price": 17900000,
                  "max_price": 39900000,
                  "total_tours": 5,
                  "bgUrl": "http://localhost:4010/media/istanbul-gold.jpg",
                  "bgColor": "#989a89"
                },
                "mainCountries": [
                  {
                    "tour_id": 17,
                    "country": {
                      "id": 301,
                      "name": "Turki",
                      "regional_id": 3
                    }
                  }
                ],
                "itineraries": [
                  {
                    "id": 170701,
                    "type": "Reguler",
                    "periode": "16 Jan 2027 - 25 Jan 2027",
                    "itinerary": null,
                    "departure_date": "2027-01-16",
                    "arrival_date": "2027-01-25",
                    "duration": "10 Hari 9 Malam",
                    "price": 21900000,
                    "seat": 14,
                    "note": "Dengan tour leader dari Jakarta",
                    "status_deleted": false,
                    "fake_num_of_members": 11,
                    "tour_id": 17
                  },
                  {
                    "id": 170703,
                    "type": "Lebaran",
                    "periode": "13 Mar 2027 - 22 Mar 2027",
                    "itinerary": null,
                    "departure_date": "2027-03-13",
                    "arrival_date": "2027-03-22",
                    "duration": "10 Hari 9 Malam",
                    "price": 26900000,
                    "seat": 0,
                    "note": null,
                    "status_deleted": false,
                    "fake_num_of_members": 25,
                    "tour_id": 17
                  }
                ],
                "regionalId": 3,
                "tourId": null,
                "tour": null,
                "thumbnail": "http://localhost:4010/media/cappadocia-rose.jpg"
              },
              {
                "id": 31,
                "title": "Selandia Baru Pulau Selatan: Christchurch – Queenstown – Milford",
                "description": null,
                "seo": null,
                "price": null,
                "capacity": null,
                "itinerary": null,
                "itineraryCount": 0,
                "linkPdf": null,
                "imageUrl": null,
                "term": null,
                "lowestItinerary": null,
                "regional": null,
                "mainCountries": [],
                "itineraries": [],
                "regionalId": 6,
                "tourId": null,
                "tour": null,
                "thumbnail": null
              }
            ],
            "pagination": {
              "current_page": 1,
              "first_item": 1,
              "last_item": 2,
              "per_page": 2,
              "total": 36
            },
            "facets": {
              "regionals": [
                {
                  "id": 1,
                  "name": "Asia Timur",
                  "total": 10
                },
                {
                  "id": 3,
                  "name": "Timur Tengah, Turki & Afrika Utara",
                  "total": 5
                }
              ],
              "countries": [
                {
                  "id": 101,
                  "name": "Jepang",
                  "total": 3
                },
                {
                  "id": 301,
                  "name": "Turki",
                  "total": 2
                }
              ],
              "months": [
                {
                  "month": "2027-01",
                  "total": 7
                },
                {
                  "month": "2027-03",
                  "total": 9
                }
              ],
              "durations": [
                {
                  "min_days": 1,
                  "max_days": 5,
                  "total": 4
                },
                {
                  "min_days": 11,
                  "max_days": null,
                  "total": 9
                }
              ],
              "prices": [
                {
                  "min_price": null,
                  "max_price": 15000000,
                  "total": 6
                },
                {
                  "min_price": 40000000,
                  "max_price": null,
                  "total": 8
                }
              ],
              "available": 33
            }
          },
          "counts": {
            "success": true,
            "data": [
              {
                "id": 17,
                "title": "Turki Lengkap: Istanbul – Cappadocia – Pamukkale",
                "description": "<p>Dari tepi Bosphorus ke lembah batu Cappadocia, dengan dua pagi untuk melihat balon.</p>",
                "seo": {
                  "slug": "turki-lengkap",
                  "title": "Tour Turki 10 hari"
                },
                "price": 21900000,
                "capacity": 25,
                "itinerary": "Istanbul – Bursa – Pamukkale – Cappadocia – Ankara",
                "itineraryCount": 5,
                "linkPdf": null,
                "imageUrl": "http://localhost:4010/media/cappadocia-rose.jpg",
                "imageColor": "#c5b3a9",
                "term": null,
                "lowestItinerary": {
                  "id": 170701,
                  "type": "Reguler",
                  "periode": "16 Jan 2027 - 25 Jan 2027",
                  "itinerary": null,
                  "departure_date": "2027-01-16",
                  "arrival_date": "2027-01-25",
                  "duration": "10 Hari 9 Malam",
                  "price": 21900000,
                  "seat": 14,
                  "note": "Dengan tour leader dari Jakarta",
                  "status_deleted": false,
                  "fake_num_of_members": 11,
                  "tour_id": 17
                },
                "regional": {
                  "id": 3,
                  "name": "Timur Tengah, Turki & Afrika Utara",
                  "imageUrl": "http://localhost:4010/media/cappadocia-rose.jpg",
                  "imageColor": "#c5b3a9",
                  "slug": "timur-tengah-turki",
                  "min_price": 17900000,
                  "max_price": 39900000,
                  "total_tours": 5,
                  "bgUrl": "http://localhost:4010/media/istanbul-gold.jpg",
                  "bgColor": "#989a89"
                },
                "mainCountries": [
                  {
                    "tour_id": 17,
                    "country": {
                      "id": 301,
                      "name": "Turki",
                      "regional_id": 3
                    }
                  }
                ],
                "itineraries": [
                  {
                    "id": 170701,
                    "type": "Reguler",
                    "periode": "16 Jan 2027 - 25 Jan 2027",
                    "itinerary": null,
                    "departure_date": "2027-01-16",
                    "arrival_date": "2027-01-25",
                    "duration": "10 Hari 9 Malam",
                    "price": 21900000,
                    "seat": 14,
                    "note": "Dengan tour leader dari Jakarta",
                    "status_deleted": false,
                    "fake_num_of_members": 11,
                    "tour_id": 17
                  },
                  {
                    "id": 170703,
                    "type": "Lebaran",
                    "periode": "13 Mar 2027 - 22 Mar 2027",
                    "itinerary": null,
                    "departure_date": "2027-03-13",
                    "arrival_date": "2027-03-22",
                    "duration": "10 Hari 9 Malam",
                    "price": 26900000,
                    "seat": 0,
                    "note": null,
                    "status_deleted": false,
                    "fake_num_of_members": 25,
                    "tour_id": 17
                  }
                ],
                "regionalId": 3,
                "tourId": null,
                "tour": null,
                "thumbnail": "http://localhost:4010/media/cappadocia-rose.jpg"
              }
            ],
            "pagination": {
              "current_page": 1,
              "first_item": 1,
              "last_item": 1,
              "per_page": 1,
              "total": 36
            },
            "facets": {
              "regionals": [
                {
                  "id": 1,
                  "name": "Asia Timur",
                  "total": 10
                },
                {
                  "id": 3,
                  "name": "Timur Tengah, Turki & Afrika Utara",
                  "total": 5
                }
              ],
              "countries": [
                {
                  "id": 101,
                  "name": "Jepang",
                  "total": 3
                },
                {
                  "id": 301,
                  "name": "Turki",
                  "total": 2
                }
              ],
              "months": [
                {
                  "month": "2027-01",
                  "total": 7
                },
                {
                  "month": "2027-03",
                  "total": 9
                }
              ],
              "durations": [
                {
                  "min_days": 1,
                  "max_days": 5,
                  "total": 4
                },
                {
                  "min_days": 11,
                  "max_days": null,
                  "total": 9
                }
              ],
              "prices": [
                {
                  "min_price": null,
                  "max_price": 15000000,
                  "total": 6
                },
                {
                  "min_price": 40000000,
                  "max_price": null,
                  "total": 8
                }
              ],
              "available": 33
            }
          },
          "beyond-last-page": {
            "success": true,
            "data": [],
            "pagination": {
              "current_page": 9,
              "first_item": null,
              "last_item": null,
              "per_page": 9,
              "total": 36
            }
          },
          "no-match": {
            "success": true,
            "data": [],
            "pagination": {
              "current_page": 1,
              "first_item": null,
              "last_item": null,
              "per_page": 9,
              "total": 0
            }
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "page-zero": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "page": [
                "Minimal 1."
              ]
            }
          },
          "wrong-month": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "month": [
                "Bulan ditulis seperti 2027-03."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  listToursOfRegional: {
    "method": "GET",
    "path": "/v1/modules/tour/tours/regional/{regional_id}",
    "tag": "tour",
    "auth": false,
    "parameters": {
      "path": [
        {
          "name": "regional_id",
          "isRequired": true,
          "isList": false
        }
      ],
      "query": [
        {
          "name": "search",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "country",
          "isRequired": false,
          "isList": true
        },
        {
          "name": "month",
          "isRequired": false,
          "isList": true
        },
        {
          "name": "first_day",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "last_day",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "min_days",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "max_days",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "min_price",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "max_price",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "available",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "adults",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "children",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "infants",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "sort",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "page",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "limit",
          "isRequired": false,
          "isList": false
        }
      ],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "first-page": {
            "success": true,
            "data": [
              {
                "id": 17,
                "title": "Turki Lengkap: Istanbul – Cappadocia – Pamukkale",
                "description": "<p>Dari tepi Bosphorus ke lembah batu Cappadocia, dengan dua pagi untuk melihat balon.</p>",
                "seo": {
                  "slug": "turki-lengkap",
                  "title": "Tour Turki 10 hari"
                },
                "price": 21900000,
                "capacity": 25,
                "itinerary": "Istanbul – Bursa – Pamukkale – Cappadocia – Ankara",
                "itineraryCount": 5,
                "linkPdf": null,
                "imageUrl": "http://localhost:4010/media/cappadocia-rose.jpg",
                "imageColor": "#c5b3a9",
                "term": null,
                "lowestItinerary": {
                  "id": 170701,
                  "type": "Reguler",
                  "periode": "16 Jan 2027 - 25 Jan 2027",
                  "itinerary": null,
                  "departure_date": "2027-01-16",
                  "arrival_date": "2027-01-25",
                  "duration": "10 Hari 9 Malam",
                  "price": 21900000,
                  "seat": 14,
                  "note": "Dengan tour leader dari Jakarta",
                  "status_deleted": false,
                  "fake_num_of_members": 11,
                  "tour_id": 17
                },
                "regional": {
                  "id": 3,
                  "name": "Timur Tengah, Turki & Afrika Utara",
                  "imageUrl": "http://localhost:4010/media/cappadocia-rose.jpg",
                  "imageColor": "#c5b3a9",
                  "slug": "timur-tengah-turki",
                  "min_price": 17900000,
                  "max_price": 39900000,
                  "total_tours": 5,
                  "bgUrl": "http://localhost:4010/media/istanbul-gold.jpg",
                  "bgColor": "#989a89"
                },
                "mainCountries": [
                  {
                    "tour_id": 17,
                    "country": {
                      "id": 301,
                      "name": "Turki",
                      "regional_id": 3
                    }
                  }
                ],
                "itineraries": [
                  {
                    "id": 170701,
                    "type": "Reguler",
                    "periode": "16 Jan 2027 - 25 Jan 2027",
                    "itinerary": null,
                    "departure_date": "2027-01-16",
                    "arrival_date": "2027-01-25",
                    "duration": "10 Hari 9 Malam",
                    "price": 21900000,
                    "seat": 14,
                    "note": "Dengan tour leader dari Jakarta",
                    "status_deleted": false,
                    "fake_num_of_members": 11,
                    "tour_id": 17
                  },
                  {
                    "id": 170703,
                    "type": "Lebaran",
                    "periode": "13 Mar 2027 - 22 Mar 2027",
                    "itinerary": null,
                    "departure_date": "2027-03-13",
                    "arrival_date": "2027-03-22",
                    "duration": "10 Hari 9 Malam",
                    "price": 26900000,
                    "seat": 0,
                    "note": null,
                    "status_deleted": false,
                    "fake_num_of_members": 25,
                    "tour_id": 17
                  }
                ],
                "regionalId": 3,
                "tourId": null,
                "tour": null,
                "thumbnail": "http://localhost:4010/media/cappadocia-rose.jpg"
              },
              {
                "id": 31,
                "title": "Selandia Baru Pulau Selatan: Christchurch – Queenstown – Milford",
                "description": null,
                "seo": null,
                "price": null,
                "capacity": null,
                "itinerary": null,
                "itineraryCount": 0,
                "linkPdf": null,
                "imageUrl": null,
                "term": null,
                "lowestItinerary": null,
                "regional": null,
                "mainCountries": [],
                "itineraries": [],
                "regionalId": 6,
                "tourId": null,
                "tour": null,
                "thumbnail": null
              }
            ],
            "pagination": {
              "current_page": 1,
              "first_item": 1,
              "last_item": 2,
              "per_page": 2,
              "total": 36
            },
            "facets": {
              "regionals": [
                {
                  "id": 1,
                  "name": "Asia Timur",
                  "total": 10
                },
                {
                  "id": 3,
                  "name": "Timur Tengah, Turki & Afrika Utara",
                  "total": 5
                }
              ],
              "countries": [
                {
                  "id": 101,
                  "name": "Jepang",
                  "total": 3
                },
                {
                  "id": 301,
                  "name": "Turki",
                  "total": 2
                }
              ],
              "months": [
                {
                  "month": "2027-01",
                  "total": 7
                },
                {
                  "month": "2027-03",
                  "total": 9
                }
              ],
              "durations": [
                {
                  "min_days": 1,
                  "max_days": 5,
                  "total": 4
                },
                {
                  "min_days": 11,
                  "max_days": null,
                  "total": 9
                }
              ],
              "prices": [
                {
                  "min_price": null,
                  "max_price": 15000000,
                  "total": 6
                },
                {
                  "min_price": 40000000,
                  "max_price": null,
                  "total": 8
                }
              ],
              "available": 33
            }
          },
          "counts": {
            "success": true,
            "data": [
              {
                "id": 17,
                "title": "Turki Lengkap: Istanbul – Cappadocia – Pamukkale",
                "description": "<p>Dari tepi Bosphorus ke lembah batu Cappadocia, dengan dua pagi untuk melihat balon.</p>",
                "seo": {
                  "slug": "turki-lengkap",
                  "title": "Tour Turki 10 hari"
                },
                "price": 21900000,
                "capacity": 25,
                "itinerary": "Istanbul – Bursa – Pamukkale – Cappadocia – Ankara",
                "itineraryCount": 5,
                "linkPdf": null,
                "imageUrl": "http://localhost:4010/media/cappadocia-rose.jpg",
                "imageColor": "#c5b3a9",
                "term": null,
                "lowestItinerary": {
                  "id": 170701,
                  "type": "Reguler",
                  "periode": "16 Jan 2027 - 25 Jan 2027",
                  "itinerary": null,
                  "departure_date": "2027-01-16",
                  "arrival_date": "2027-01-25",
                  "duration": "10 Hari 9 Malam",
                  "price": 21900000,
                  "seat": 14,
                  "note": "Dengan tour leader dari Jakarta",
                  "status_deleted": false,
                  "fake_num_of_members": 11,
                  "tour_id": 17
                },
                "regional": {
                  "id": 3,
                  "name": "Timur Tengah, Turki & Afrika Utara",
                  "imageUrl": "http://localhost:4010/media/cappadocia-rose.jpg",
                  "imageColor": "#c5b3a9",
                  "slug": "timur-tengah-turki",
                  "min_price": 17900000,
                  "max_price": 39900000,
                  "total_tours": 5,
                  "bgUrl": "http://localhost:4010/media/istanbul-gold.jpg",
                  "bgColor": "#989a89"
                },
                "mainCountries": [
                  {
                    "tour_id": 17,
                    "country": {
                      "id": 301,
                      "name": "Turki",
                      "regional_id": 3
                    }
                  }
                ],
                "itineraries": [
                  {
                    "id": 170701,
                    "type": "Reguler",
                    "periode": "16 Jan 2027 - 25 Jan 2027",
                    "itinerary": null,
                    "departure_date": "2027-01-16",
                    "arrival_date": "2027-01-25",
                    "duration": "10 Hari 9 Malam",
                    "price": 21900000,
                    "seat": 14,
                    "note": "Dengan tour leader dari Jakarta",
                    "status_deleted": false,
                    "fake_num_of_members": 11,
                    "tour_id": 17
                  },
                  {
                    "id": 170703,
                    "type": "Lebaran",
                    "periode": "13 Mar 2027 - 22 Mar 2027",
                    "itinerary": null,
                    "departure_date": "2027-03-13",
                    "arrival_date": "2027-03-22",
                    "duration": "10 Hari 9 Malam",
                    "price": 26900000,
                    "seat": 0,
                    "note": null,
                    "status_deleted": false,
                    "fake_num_of_members": 25,
                    "tour_id": 17
                  }
                ],
                "regionalId": 3,
                "tourId": null,
                "tour": null,
                "thumbnail": "http://localhost:4010/media/cappadocia-rose.jpg"
              }
            ],
            "pagination": {
              "current_page": 1,
              "first_item": 1,
              "last_item": 1,
              "per_page": 1,
              "total": 36
            },
            "facets": {
              "regionals": [
                {
                  "id": 1,
                  "name": "Asia Timur",
                  "total": 10
                },
                {
                  "id": 3,
                  "name": "Timur Tengah, Turki & Afrika Utara",
                  "total": 5
                }
              ],
              "countries": [
                {
                  "id": 101,
                  "name": "Jepang",
                  "total": 3
                },
                {
                  "id": 301,
                  "name": "Turki",
                  "total": 2
                }
              ],
              "months": [
                {
                  "month": "2027-01",
                  "total": 7
                },
                {
                  "month": "2027-03",
                  "total": 9
                }
              ],
              "durations": [
                {
                  "min_days": 1,
                  "max_days": 5,
                  "total": 4
                },
                {
                  "min_days": 11,
                  "max_days": null,
                  "total": 9
                }
              ],
              "prices": [
                {
                  "min_price": null,
                  "max_price": 15000000,
                  "total": 6
                },
                {
                  "min_price": 40000000,
                  "max_price": null,
                  "total": 8
                }
              ],
              "available": 33
            }
          },
          "beyond-last-page": {
            "success": true,
            "data": [],
            "pagination": {
              "current_page": 9,
              "first_item": null,
              "last_item": null,
              "per_page": 9,
              "total": 36
            }
          },
          "no-match": {
            "success": true,
            "data": [],
            "pagination": {
              "current_page": 1,
              "first_item": null,
              "last_item": null,
              "per_page": 9,
              "total": 0
            }
          }
        }
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-region": {
            "success": false,
            "message": "Destinasi tidak ditemukan."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "page-zero": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "page": [
                "Minimal 1."
              ]
            }
          },
          "wrong-month": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "month": [
                "Bulan ditulis seperti 2027-03."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  listRegionals: {
    "method": "GET",
    "path": "/v1/modules/tour/regionals",
    "tag": "tour",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "regions": {
            "success": true,
            "data": [
              {
                "id": 3,
                "name": "Timur Tengah, Turki & Afrika Utara",
                "imageUrl": "http://localhost:4010/media/cappadocia-rose.jpg",
                "imageColor": "#c5b3a9",
                "slug": "timur-tengah-turki",
                "min_price": 17900000,
                "max_price": 39900000,
                "total_tours": 5,
                "bgUrl": "http://localhost:4010/media/istanbul-gold.jpg",
                "bgColor": "#989a89"
              },
              {
                "id": 1,
                "name": "Asia Timur",
                "imageUrl": "http://localhost:4010/media/pagoda-dawn.jpg",
                "imageColor": "#a89eaa",
                "slug": "asia-timur",
                "min_price": 13900000,
                "max_price": 29900000,
                "total_tours": 10,
                "bgUrl": "http://localhost:4010/media/torii-fuji-dawn.jpg",
                "bgColor": "#aea7b4",
                "tagline": "Pagi di kuil tua, malam di bawah lampu kota.",
                "highlights": [
                  {
                    "month": 4,
                    "text": "Sakura mekar penuh dari Tokyo sampai Seoul."
                  },
                  {
                    "month": 11,
                    "text": "Daun momiji memerah di Kyoto."
                  }
                ]
              },
              {
                "id": 9,
                "name": "Indonesia",
                "imageUrl": "http://localhost:4010/media/borobudur-gold.jpg",
                "imageColor": "#a49e86",
                "slug": "indonesia",
                "min_price": null,
                "max_price": null,
                "total_tours": 0,
                "bgUrl": null
              }
            ]
          },
          "no-regions": {
            "success": true,
            "data": []
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  getTour: {
    "method": "GET",
    "path": "/v1/modules/tour/{id}/detail",
    "tag": "tour",
    "auth": false,
    "parameters": {
      "path": [
        {
          "name": "id",
          "isRequired": true,
          "isList": false
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "Draft-Token",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "turkiye": {
            "success": true,
            "data": {
              "id": 17,
              "title": "Turki Lengkap: Istanbul – Cappadocia – Pamukkale",
              "description": "<p>Dari tepi Bosphorus ke lembah batu Cappadocia, dengan dua pagi untuk melihat balon.</p> <ul><li><strong>Göreme</strong> museum di dalam batu</li><li><strong>Pamukkale</strong> teras kapur putih</li></ul>",
              "seo": {
                "slug": "turki-lengkap",
                "title": "Tour Turki 10 hari dari Jakarta",
                "description": "Istanbul, Pamukkale, dan Cappadocia bersama tour leader dari Jakarta.",
                "keywords": "tour turki, cappadocia, istanbul"
              },
              "price": 21900000,
              "capacity": 25,
              "itinerary": "Istanbul – Bursa – Pamukkale – Cappadocia – Ankara",
              "itineraryCount": 4,
              "linkPdf": "http://localhost:4010/v2/modules/page/tour/pdf/170701",
              "imageUrl": "http://localhost:4010/media/cappadocia-rose.jpg",
              "imageColor": "#c5b3a9",
              "term": "<h3>Termasuk</h3><ul><li>Tiket pesawat Jakarta – Istanbul pp</li><li>Hotel bintang 4, kamar berdua</li></ul> <h3>Tidak termasuk</h3><ul><li>PPN: 1,1% dari harga tour</li><li>Tipping: Rp 1.600.000</li><li>Asuransi perjalanan: Rp 550.000</li><li>Tambahan kamar single: Rp 6.900.000</li></ul>",
              "lowestItinerary": {
                "id": 170701,
                "type": "Reguler",
                "periode": "16 Jan 2027 - 25 Jan 2027",
                "itinerary": null,
                "departure_date": "2027-01-16",
                "arrival_date": "2027-01-25",
                "duration": "10 Hari 9 Malam",
                "price": 21900000,
                "seat": 14,
                "note": "Dengan tour leader dari Jakarta",
                "is_guaranteed": true,
                "leader_id": 2,
                "status_deleted": false,
                "fake_num_of_members": 11,
                "tour_id": 17
              },
              "regional": {
                "id": 3,
                "name": "Timur Tengah, Turki & Afrika Utara",
                "imageUrl": "http://localhost:4010/media/cappadocia-rose.jpg",
                "imageColor": "#c5b3a9",
                "slug": "timur-tengah-turki",
                "min_price": 17900000,
                "max_price": 39900000,
                "total_tours": 5,
                "bgUrl": "http://localhost:4010/media/istanbul-gold.jpg",
                "bgColor": "#989a89"
              },
              "mainCountries": [
                {
                  "tour_id": 17,
                  "country": {
                    "id": 301,
                    "name": "Turki",
                    "code": "TR",
                    "regional_id": 3
                  }
                }
              ],
              "itineraries": [
                {
                  "id": 170701,
                  "type": "Reguler",
                  "periode": "16 Jan 2027 - 25 Jan 2027",
                  "itinerary": null,
                  "departure_date": "2027-01-16",
                  "arrival_date": "2027-01-25",
                  "duration": "10 Hari 9 Malam",
                  "price": 21900000,
                  "seat": 14,
                  "note": "Dengan tour leader dari Jakarta",
                  "is_guaranteed": true,
                  "leader_id": 2,
                  "status_deleted": false,
                  "fake_num_of_members": 11,
                  "tour_id": 17
                },
                {
                  "id": 170703,
                  "type": "Lebaran",
                  "periode": "13 Mar 2027 - 22 Mar 2027",
                  "itinerary": null,
                  "departure_date": "2027-03-13",
                  "arrival_date": "2027-03-22",
                  "duration": "10 Hari 9 Malam",
                  "price": 26900000,
                  "seat": 0,
                  "note": null,
                  "status_deleted": false,
                  "fake_num_of_members": 25,
                  "tour_id": 17
                },
                {
                  "id": 170704,
                  "type": "Reguler",
                  "periode": "10 Apr 2027 - 19 Apr 2027",
                  "itinerary": null,
                  "departure_date": "2027-04-10",
                  "arrival_date": "2027-04-19",
                  "duration": "10 Hari 9 Malam",
                  "price": 23900000,
                  "seat": 2,
                  "note": "Dengan tour leader dari Jakarta",
                  "status_deleted": false,
                  "fake_num_of_members": 23,
                  "tour_id": 17
                },
                {
                  "id": 170706,
                  "type": "Libur Sekolah",
                  "periode": "19 Jun 2027 - 28 Jun 2027",
                  "itinerary": "Istanbul – Bursa – Izmir – Pamukkale – Cappadocia – Ankara",
                  "departure_date": "2027-06-19",
                  "arrival_date": "2027-06-28",
                  "duration": null,
                  "price": null,
                  "seat": null,
                  "note": null,
                  "status_deleted": false,
                  "fake_num_of_members": null,
                  "tour_id": 17
                },
                {
                  "id": 170610,
                  "type": "Reguler",
                  "periode": "10 Okt 2026 - 19 Okt 2026",
                  "itinerary": null,
                  "departure_date": "2026-10-10",
                  "arrival_date": "2026-10-19",
                  "duration": "10 Hari 9 Malam",
                  "price": 22900000,
                  "seat": 0,
                  "note": null,
                  "status_deleted": false,
                  "fake_num_of_members": 24,
                  "tour_id": 17
                }
              ],
              "regionalId": 3,
              "tourId": null,
              "tour": null,
              "thumbnail": "http://localhost:4010/media/cappadocia-rose.jpg",
              "gallery": [
                {
                  "image_url": "http://localhost:4010/media/cappadocia-dawn.jpg",
                  "caption": "Fajar di atas Göreme"
                },
                {
                  "image_url": "http://localhost:4010/media/istanbul-coral.jpg",
                  "caption": null
                }
              ],
              "route_stops": [
                {
                  "name": "Istanbul",
                  "day": 2,
                  "nights": 0,
                  "latitude": 41.01,
                  "longitude": 28.98
                },
                {
                  "name": "Cappadocia",
                  "day": 2,
                  "nights": 2,
                  "latitude": 38.64,
                  "longitude": 34.83
                },
                {
                  "name": "Pamukkale",
                  "day": 5,
                  "nights": 1
                }
              ],
              "leaders": [
                {
                  "id": 2,
                  "name": "Bagas",
                  "portrait_url": "http://localhost:4010/media/person-bagas.jpg",
                  "speaks": [
                    "Indonesia",
                    "Inggris",
                    "Turki"
                  ],
                  "trips_led": 46,
                  "words": "Balon terbang sebelum matahari, jadi malam itu saya yang membangunkan Anda."
                }
              ],
              "included": [
                "Tiket pesawat Jakarta – Istanbul pp",
                "Hotel bintang 4, kamar berdua"
              ],
              "costs": [
                {
                  "kind": "tax",
                  "label": "PPN",
                  "amount": null,
                  "percent": 1.1,
                  "remark": "dari harga tour",
                  "is_certain": true,
                  "per": "guest"
                },
                {
                  "kind": "tipping",
                  "label": "Tipping",
                  "amount": 1600000,
                  "percent": null,
                  "remark": null,
                  "is_certain": true,
                  "per": "guest"
                },
                {
                  "kind": "insurance",
                  "label": "Asuransi perjalanan",
                  "amount": 550000,
                  "percent": null,
                  "remark": null,
                  "is_certain": false,
                  "per": "guest"
                },
                {
                  "kind": "visa",
                  "label": "Visa",
                  "amount": null,
                  "percent": null,
                  "remark": "bebas visa 30 hari",
                  "is_certain": false,
                  "per": "guest"
                }
              ],
              "room_supplements": [
                {
                  "type": "single",
                  "amount": 6900000
                }
              ],
              "payment": {
                "deposit": 10000000,
                "deposit_days": 2,
                "balance_days": 30
              }
            }
          },
          "only-past-departures": {
            "success": true,
            "data": {
              "id": 32,
              "title": "Perth & Wildflower",
              "description": null,
              "seo": null,
              "price": null,
              "capacity": null,
              "itinerary": null,
              "itineraryCount": 0,
              "linkPdf": null,
              "imageUrl": null,
              "term": null,
              "lowestItinerary": null,
              "regional": null,
              "mainCountries": [
                {
                  "tour_id": 32,
                  "country": {
                    "id": 601,
                    "name": "Australia",
                    "regional_id": 6
                  }
                }
              ],
              "itineraries": [
                {
                  "id": 320609,
                  "type": null,
                  "periode": "12 Sep 2026 - 17 Sep 2026",
                  "itinerary": null,
                  "departure_date": "2026-09-12",
                  "arrival_date": "2026-09-17",
                  "duration": "6 Hari 5 Malam",
                  "price": 19900000,
                  "seat": 0,
                  "note": null,
                  "status_deleted": false,
                  "fake_num_of_members": null,
                  "tour_id": 32
                }
              ],
              "regionalId": null,
              "tourId": null,
              "tour": null,
              "thumbnail": null
            }
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-draft-token": {
            "success": false,
            "message": "Draf hanya dapat dibaca dengan token yang benar."
          }
        }
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-tour": {
            "success": false,
            "message": "Tour tidak ditemukan."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-id": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "id": [
                "Harus bilangan bulat."
              ]
            }
          },
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  listItineraries: {
    "method": "GET",
    "path": "/v1/modules/tour/{id}/itineraries",
    "tag": "tour",
    "auth": false,
    "parameters": {
      "path": [
        {
          "name": "id",
          "isRequired": true,
          "isList": false
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "turkiye": {
            "success": true,
            "data": [
              {
                "id": 170701,
                "type": "Reguler",
                "periode": "16 Jan 2027 - 25 Jan 2027",
                "itinerary": null,
                "departure_date": "2027-01-16",
                "arrival_date": "2027-01-25",
                "duration": "10 Hari 9 Malam",
                "price": 21900000,
                "seat": 14,
                "note": "Dengan tour leader dari Jakarta",
                "is_guaranteed": true,
                "leader_id": 2,
                "status_deleted": false,
                "fake_num_of_members": 11,
                "tour_id": 17
              },
              {
                "id": 170703,
                "type": "Lebaran",
                "periode": "13 Mar 2027 - 22 Mar 2027",
                "itinerary": null,
                "departure_date": "2027-03-13",
                "arrival_date": "2027-03-22",
                "duration": "10 Hari 9 Malam",
                "price": 26900000,
                "seat": 0,
                "note": null,
                "status_deleted": false,
                "fake_num_of_members": 25,
                "tour_id": 17
              },
              {
                "id": 170704,
                "type": "Reguler",
                "periode": "10 Apr 2027 - 19 Apr 2027",
                "itinerary": null,
                "departure_date": "2027-04-10",
                "arrival_date": "2027-04-19",
                "duration": "10 Hari 9 Malam",
                "price": 23900000,
                "seat": 2,
                "note": "Dengan tour leader dari Jakarta",
                "status_deleted": false,
                "fake_num_of_members": 23,
                "tour_id": 17
              },
              {
                "id": 170706,
                "type": "Libur Sekolah",
                "periode": "19 Jun 2027 - 28 Jun 2027",
                "itinerary": "Istanbul – Bursa – Izmir – Pamukkale – Cappadocia – Ankara",
                "departure_date": "2027-06-19",
                "arrival_date": "2027-06-28",
                "duration": null,
                "price": null,
                "seat": null,
                "note": null,
                "status_deleted": false,
                "fake_num_of_members": null,
                "tour_id": 17
              },
              {
                "id": 170610,
                "type": "Reguler",
                "periode": "10 Okt 2026 - 19 Okt 2026",
                "itinerary": null,
                "departure_date": "2026-10-10",
                "arrival_date": "2026-10-19",
                "duration": "10 Hari 9 Malam",
                "price": 22900000,
                "seat": 0,
                "note": null,
                "status_deleted": false,
                "fake_num_of_members": 24,
                "tour_id": 17
              }
            ]
          },
          "sold-out": {
            "success": true,
            "data": [
              {
                "id": 170703,
                "type": "Lebaran",
                "periode": "13 Mar 2027 - 22 Mar 2027",
                "itinerary": null,
                "departure_date": "2027-03-13",
                "arrival_date": "2027-03-22",
                "duration": "10 Hari 9 Malam",
                "price": 26900000,
                "seat": 0,
                "note": null,
                "status_deleted": false,
                "fake_num_of_members": 25,
                "tour_id": 17
              }
            ]
          },
          "no-departures": {
            "success": true,
            "data": []
          }
        }
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-tour": {
            "success": false,
            "message": "Tour tidak ditemukan."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-id": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "id": [
                "Harus bilangan bulat."
              ]
            }
          },
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  listDayActivities: {
    "method": "GET",
    "path": "/v1/modules/tour/tours/itinerary/{id}/day-activities",
    "tag": "tour",
    "auth": false,
    "parameters": {
      "path": [
        {
          "name": "id",
          "isRequired": true,
          "isList": false
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "turkiye": {
            "success": true,
            "data": [
              {
                "id": 17070301,
                "day": 1,
                "breakfast": false,
                "lunch": false,
                "dinner": false,
                "detail": "Jakarta – Istanbul\nBerkumpul di Bandara Soekarno-Hatta tiga jam sebelum penerbangan malam ke Istanbul.",
                "transport": "flight",
                "itinerary_id": 170703
              },
              {
                "id": 17070302,
                "day": 2,
                "breakfast": false,
                "lunch": true,
                "dinner": true,
                "detail": "Istanbul\nTiba pagi hari. Hippodrome, Masjid Biru dari luar, lalu menyusuri Bosphorus menjelang senja.",
                "transport": "cruise",
                "itinerary_id": 170703,
                "image_url": "http://localhost:4010/media/istanbul-gold.jpg"
              },
              {
                "id": 17070303,
                "day": 3,
                "breakfast": true,
                "lunch": true,
                "dinner": true,
                "detail": "Cappadocia\nPagi hari lihat balon udara dari darat (naik balon opsional).\nLanjut ke Göreme Open Air Museum, kota bawah tanah Kaymakli, dan Uchisar Castle.",
                "transport": "bus",
                "itinerary_id": 170703,
                "image_url": "http://localhost:4010/media/cappadocia-dawn.jpg"
              },
              {
                "id": 17070304,
                "day": 4,
                "breakfast": true,
                "lunch": false,
                "dinner": false,
                "detail": "Waktu bebas di Göreme",
                "transport": null,
                "itinerary_id": 170703,
                "image_url": null
              }
            ]
          },
          "not-written-yet": {
            "success": true,
            "data": []
          }
        }
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-departure": {
            "success": false,
            "message": "Keberangkatan tidak ditemukan."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-id": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "id": [
                "Harus bilangan bulat."
              ]
            }
          },
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  getTourTerms: {
    "method": "GET",
    "path": "/v1/modules/tour/tours/terms",
    "tag": "tour",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "terms": {
            "success": true,
            "data": {
              "updated_at": "2026-10-01",
              "key_points": [
                "Pendaftaran sah setelah uang muka kami terima.",
                "Pelunasan paling lambat 30 hari sebelum berangkat.",
                "Paspor berlaku minimal 6 bulan sejak tanggal kembali.",
                "Keputusan visa ada pada kedutaan."
              ],
              "sections": [
                {
                  "title": "Pendaftaran dan pembayaran",
                  "content": "<p>Uang muka Rp 5.000.000 per orang untuk Asia dan Rp 10.000.000 untuk Eropa, Australia, dan Amerika.</p>"
                },
                {
                  "title": "Pembatalan oleh peserta",
                  "content": "<ul><li>30–20 hari sebelum berangkat: 50% harga tour</li><li>19–10 hari: 75%</li><li>9–0 hari: 100%</li></ul>"
                }
              ]
            }
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  getSharedTrip: {
    "method": "GET",
    "path": "/v1/modules/tour/shared-trip",
    "tag": "trip",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Trip-Key",
          "isRequired": true,
          "isList": false
        },
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "shared-trip": {
            "success": true,
            "data": {
              "package": "Turki Lengkap: Istanbul – Cappadocia – Pamukkale",
              "date": "2027-04-10",
              "arrival_date": "2027-04-19",
              "is_cancelled": false,
              "tour_id": 17,
              "itinerary_id": 170704,
              "meeting": {
                "place": "Terminal 3 Soekarno-Hatta, pintu keberangkatan 5",
                "time": "2027-04-10T11:30:00Z"
              },
              "hotels": [
                {
                  "city": "Istanbul",
                  "name": "Hotel Teladan Istanbul",
                  "nights": 3,
                  "check_in": "2027-04-11"
                }
              ],
              "flights": [
                {
                  "number": "ZK 57",
                  "from": "Jakarta",
                  "to": "Istanbul",
                  "departs_at": "2027-04-10T21:05:00+07:00",
                  "arrives_at": "2027-04-11T05:10:00+03:00"
                }
              ],
              "emergency_phone": "+62 21 0000-0199",
              "packing": [
                "Jaket tipis untuk malam",
                "Adaptor colokan tipe C"
              ],
              "weather": [
                {
                  "place": "Istanbul",
                  "low": 8,
                  "high": 17
                }
              ],
              "changes": [
                {
                  "published_on": "2026-12-20",
                  "text": "Penerbangan pulang mendarat dua jam lebih awal, pukul 08.20."
                }
              ]
            }
          }
        }
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-trip-link": {
            "success": false,
            "message": "Tautan ini tidak berlaku lagi."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  getPaymentTerms: {
    "method": "GET",
    "path": "/v1/modules/tour/tours/payment-terms",
    "tag": "tour",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "payment-terms": {
            "success": true,
            "data": {
              "accounts": [
                {
                  "bank": "Bank Contoh",
                  "number": "0081234567",
                  "holder": "PT Kelana Wisata Nusantara"
                },
                {
                  "bank": "Bank Teladan",
                  "number": "1230045678901",
                  "holder": "PT Kelana Wisata Nusantara"
                }
              ],
              "transfer_time": "Kami mengonfirmasi transfer dalam satu hari kerja.",
              "licence": "NIB 0220001234567 · Izin Biro Perjalanan Wisata 123/BPW/2019",
              "takes_proofs": true,
              "is_free_before_payment": true,
              "cancellation_fees": [
                {
                  "days_before": 31,
                  "percent": null
                },
                {
                  "days_before": 20,
                  "percent": 50
                },
                {
                  "days_before": 10,
                  "percent": 75
                },
                {
                  "days_before": 0,
                  "percent": 100
                }
              ]
            }
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  listDepartures: {
    "method": "GET",
    "path": "/v1/modules/tour/tours/departures",
    "tag": "tour",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "search",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "regional_id",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "country",
          "isRequired": false,
          "isList": true
        },
        {
          "name": "month",
          "isRequired": false,
          "isList": true
        },
        {
          "name": "first_day",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "last_day",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "min_days",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "max_days",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "min_price",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "max_price",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "available",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "adults",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "children",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "infants",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "at",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "day",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "page",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "limit",
          "isRequired": false,
          "isList": false
        }
      ],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "march": {
            "success": true,
            "data": [
              {
                "tour": {
                  "languages": [
                    "id",
                    "en"
                  ],
                  "id": 17,
                  "title": "Turki Lengkap: Istanbul – Cappadocia – Pamukkale",
                  "mainCountries": [
                    {
                      "tour_id": 17,
                      "country": {
                        "id": 301,
                        "name": "Turki",
                        "code": "TR",
                        "regional_id": 3
                      }
                    }
                  ]
                },
                "itinerary": {
                  "id": 170703,
                  "type": "Lebaran",
                  "periode": "13 Mar 2027 - 22 Mar 2027",
                  "itinerary": null,
                  "departure_date": "2027-03-13",
                  "arrival_date": "2027-03-22",
                  "duration": "10 Hari 9 Malam",
                  "price": 26900000,
                  "seat": 0,
                  "note": null,
                  "is_guaranteed": false,
                  "status_deleted": false,
                  "fake_num_of_members": 25,
                  "tour_id": 17
                }
              },
              {
                "tour": {
                  "languages": [
                    "id",
                    "en"
                  ],
                  "id": 2,
                  "title": "Jepang Sakura: Tokyo – Kyoto – Osaka",
                  "mainCountries": [
                    {
                      "tour_id": 2,
                      "country": {
                        "id": 101,
                        "name": "Jepang",
                        "code": "JP",
                        "regional_id": 1
                      }
                    }
                  ]
                },
                "itinerary": {
                  "id": 20703,
                  "type": "Reguler",
                  "periode": "27 Mar 2027 - 02 Apr 2027",
                  "itinerary": null,
                  "departure_date": "2027-03-27",
                  "arrival_date": "2027-04-02",
                  "duration": "7 Hari 6 Malam",
                  "price": 24900000,
                  "seat": 6,
                  "note": "Dengan tour leader dari Jakarta",
                  "is_guaranteed": true,
                  "status_deleted": false,
                  "fake_num_of_members": 19,
                  "tour_id": 2
                }
              }
            ],
            "pagination": {
              "current_page": 1,
              "first_item": 1,
              "last_item": 2,
              "per_page": 100,
              "total": 2
            },
            "calendar": {
              "month": "2027-03",
              "tours": 36,
              "departing_tours": 3,
              "total": 5,
              "months": [
                {
                  "month": "2027-01",
                  "total": 2
                },
                {
                  "month": "2027-03",
                  "total": 2
                },
                {
                  "month": "2027-04",
                  "total": 1
                }
              ],
              "days": [
                {
                  "date": "2027-03-13",
                  "total": 1,
                  "lowest_price": null
                },
                {
                  "date": "2027-03-27",
                  "total": 1,
                  "lowest_price": 24900000
                }
              ]
            }
          },
          "no-departures": {
            "success": true,
            "data": [],
            "pagination": {
              "current_page": 1,
              "first_item": null,
              "last_item": null,
              "per_page": 100,
              "total": 0
            },
            "calendar": {
              "month": null,
              "tours": 1,
              "departing_tours": 0,
              "total": 0,
              "months": [],
              "days": []
            }
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "page-zero": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "page": [
                "Minimal 1."
              ]
            }
          },
          "wrong-month": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "month": [
                "Bulan ditulis seperti 2027-03."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  bookTour: {
    "method": "POST",
    "path": "/v1/modules/tour/tours/booking",
    "tag": "tour",
    "auth": true,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Idempotency-Key",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {
      "application/json": {
        "isRequired": true,
        "variants": [],
        "files": {}
      }
    },
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "booked": {
            "success": true,
            "message": "Booking Successful!",
            "data": {
              "reservation": {
                "reservationCode": "KLN-9B3TKD",
                "status": "booking",
                "package": "Turki Lengkap: Istanbul – Cappadocia – Pamukkale",
                "departure_date": "2027-04-10",
                "arrival_date": "2027-04-19",
                "price": 23900000,
                "pax": {
                  "adult": 2,
                  "child": 1,
                  "infant": 0
                },
                "payment": {
                  "total": 77288700,
                  "paid": 0,
                  "deposit": 30000000,
                  "deposit_due": "2027-01-05",
                  "balance_due": "2027-03-11"
                },
                "consultant": {
                  "name": "Sari",
                  "portrait_url": "http://localhost:4010/media/person-sari.jpg",
                  "calls_by": "2027-01-04T05:00:00Z"
                }
              }
            }
          }
        }
      },
      "400": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "malformed-body": {
            "success": false,
            "message": "Isi permintaan tidak dapat dibaca."
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-token": {
            "success": false,
            "message": "invalid token"
          },
          "invalid-token-english": {
            "success": false,
            "message": "invalid token"
          }
        }
      },
      "403": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "member-blocked": {
            "success": false,
            "message": "Akun Anda belum bisa dipakai untuk memesan. Silakan hubungi kami."
          }
        }
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-tour": {
            "success": false,
            "message": "Tour tidak ditemukan."
          },
          "unknown-departure": {
            "success": false,
            "message": "Keberangkatan tidak ditemukan pada tour ini."
          }
        }
      },
      "409": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "too-few-seats": {
            "success": false,
            "message": "Sisa kursi tidak cukup untuk jumlah peserta Anda.",
            "errors": {
              "pax": [
                "Tersisa 2 kursi pada keberangkatan ini."
              ]
            }
          },
          "price-changed": {
            "success": false,
            "message": "Harga keberangkatan ini sudah berubah. Periksa harga baru sebelum memesan.",
            "errors": {
              "price": [
                "Harga keberangkatan ini sudah berubah. Periksa harga baru sebelum memesan."
              ]
            }
          },
          "key-reused": {
            "success": false,
            "message": "Pesanan ini berbeda dari pesanan yang sudah kami terima.",
            "errors": {
              "idempotency_key": [
                "Kunci ini sudah dipakai untuk pesanan lain."
              ]
            }
          }
        }
      },
      "413": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "body-too-large": {
            "success": false,
            "message": "Isi permintaan terlalu besar."
          }
        }
      },
      "415": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unsupported-media-type": {
            "success": false,
            "message": "Jenis isi permintaan tidak didukung."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "passengers-do-not-fit": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "passengers": [
                "Jumlah peserta tidak sama dengan jumlah orang yang dipesan."
              ],
              "passengers.0.first_name": [
                "Wajib diisi."
              ]
            }
          },
          "terms-not-accepted": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "agree_terms": [
                "Harus disetujui."
              ]
            }
          }
        }
      },
      "429": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "too-many-requests": {
            "success": false,
            "message": "Terlalu banyak percobaan. Coba lagi dalam 2 menit."
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    },
    "rateLimits": [
      {
        "by": "member",
        "limit": 20,
        "windowSeconds": 600
      }
    ]
  },
  getItineraryPdf: {
    "method": "GET",
    "path": "/v2/modules/page/tour/pdf/{itineraryId}",
    "tag": "tour",
    "auth": false,
    "parameters": {
      "path": [
        {
          "name": "itineraryId",
          "isRequired": true,
          "isList": false
        }
      ],
      "query": [
        {
          "name": "max_row",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "version",
          "isRequired": false,
          "isList": false
        }
      ],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/pdf",
        "headers": {
          "Content-Language": null,
          "Content-Disposition": "attachment; filename=\"Itinerary - Turki Lengkap.pdf\""
        },
        "examples": {}
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-departure": {
            "success": false,
            "message": "Keberangkatan tidak ditemukan."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-id": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "id": [
                "Harus bilangan bulat."
              ]
            }
          },
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  listDeals: {
    "method": "GET",
    "path": "/v1/modules/master/deals",
    "tag": "master",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "deals": {
            "success": true,
            "data": [
              {
                "id": 9003,
                "title": "Hemat Rp 2.000.000 ke Turki bersalju, bebas visa",
                "description": "<p>Harga promo berlaku untuk satu keberangkatan ini, selama kursi masih ada.</p>",
                "seo": null,
                "price": 19900000,
                "capacity": 28,
                "itinerary": "Kayseri – Erciyes – Cappadocia – Ankara – Istanbul",
                "itineraryCount": 1,
                "linkPdf": null,
                "imageUrl": "http://localhost:4010/media/cappadocia-gold.jpg",
                "imageColor": "#aaa187",
                "term": null,
                "lowestItinerary": {
                  "id": 180702,
                  "type": "Promo",
                  "periode": "05 Feb 2027 - 13 Feb 2027",
                  "itinerary": null,
                  "departure_date": "2027-02-05",
                  "arrival_date": "2027-02-13",
                  "duration": "9 Hari 8 Malam",
                  "price": 19900000,
                  "seat": 16,
                  "note": "Harga promo, kamar berdua",
                  "status_deleted": false,
                  "fake_num_of_members": 12,
                  "tour_id": 18
                },
                "regional": null,
                "mainCountries": [
                  {
                    "tour_id": 18,
                    "country": {
                      "id": 301,
                      "name": "Turki",
                      "regional_id": 3
                    }
                  }
                ],
                "itineraries": [
                  {
                    "id": 180702,
                    "type": "Promo",
                    "periode": "05 Feb 2027 - 13 Feb 2027",
                    "itinerary": null,
                    "departure_date": "2027-02-05",
                    "arrival_date": "2027-02-13",
                    "duration": "9 Hari 8 Malam",
                    "price": 19900000,
                    "seat": 16,
                    "note": "Harga promo, kamar berdua",
                    "status_deleted": false,
                    "fake_num_of_members": 12,
                    "tour_id": 18
                  }
                ],
                "regionalId": 3,
                "tourId": 18,
                "tour": {
                  "id": 18,
                  "title": "Turki Musim Dingin & Erciyes",
                  "imageUrl": "http://localhost:4010/media/cappadocia-rose.jpg",
                  "price": 21900000
                },
                "thumbnail": "http://localhost:4010/media/cappadocia-gold.jpg"
              }
            ]
          },
          "no-deals": {
            "success": true,
            "data": []
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  listCountries: {
    "method": "GET",
    "path": "/v1/modules/master/countries",
    "tag": "master",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "search",
          "isRequired": false,
          "isList": false
        }
      ],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "countries": {
            "success": true,
            "data": [
              {
                "id": 1,
                "countryCode": "ID",
                "countryName": "Indonesia",
                "currCode": "IDR"
              },
              {
                "id": 2,
                "countryCode": "AU",
                "countryName": "Australia",
                "currCode": "AUD"
              },
              {
                "id": 3,
                "countryCode": "NL",
                "countryName": "Belanda",
                "currCode": "EUR"
              },
              {
                "id": 4,
                "countryCode": "JP",
                "countryName": "Jepang",
                "currCode": "JPY"
              }
            ]
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "search-too-long": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "search": [
                "Maksimal 100 karakter."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  listCities: {
    "method": "GET",
    "path": "/v1/modules/master/cities",
    "tag": "master",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "country",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "search",
          "isRequired": false,
          "isList": false
        }
      ],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "indonesian-cities": {
            "success": true,
            "data": [
              {
                "pkId": 1,
                "cityCode": "JKT",
                "cityName": "Jakarta",
                "countryCode": "ID"
              },
              {
                "pkId": 4,
                "cityCode": "BDO",
                "cityName": "Bandung",
                "countryCode": "ID"
              },
              {
                "pkId": 5,
                "cityCode": "SUB",
                "cityName": "Surabaya",
                "countryCode": "ID"
              }
            ]
          },
          "no-cities": {
            "success": true,
            "data": []
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "search-too-long": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "search": [
                "Maksimal 100 karakter."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  listBanners: {
    "method": "GET",
    "path": "/v1/modules/banners",
    "tag": "master",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "banners": {
            "success": true,
            "data": [
              {
                "id": 1,
                "title": "Terbang bersama balon dan fajar Cappadocia",
                "image": "cappadocia-gold.jpg",
                "link": "/group-tour?regional_id=3",
                "type": "home",
                "image_url": "http://localhost:4010/media/cappadocia-gold.jpg",
                "image_color": "#aaa187"
              },
              {
                "id": 2,
                "title": "Sakura menunggu di musim semi Jepang",
                "image": "torii-fuji-coral.jpg",
                "link": "/group-tour?regional_id=1&month=2027-04",
                "type": "home",
                "image_url": "http://localhost:4010/media/torii-fuji-coral.jpg",
                "image_color": "#99888d"
              },
              {
                "id": 5,
                "title": "Pesan lebih awal, pilih tanggal lebih leluasa",
                "image": null,
                "link": null,
                "type": "promo",
                "image_url": null
              }
            ]
          },
          "no-banners": {
            "success": true,
            "data": []
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  listVisaCountries: {
    "method": "GET",
    "path": "/v2/modules/page/visa/country",
    "tag": "page",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "countries": {
            "success": true,
            "data": [
              {
                "id": 1,
                "name": "Jepang",
                "country_code": "JP",
                "type": "visa_required",
                "processing_days": 14,
                "summary": "Pemegang e-paspor cukup mendaftar visa waiver; paspor biasa memerlukan visa.",
                "image_url": "http://localhost:4010/media/pagoda-dawn.jpg",
                "updated_at": "2026-11-02"
              },
              {
                "id": 7,
                "name": "Turki",
                "country_code": "TR",
                "type": "visa_free",
                "summary": "Bebas visa sampai 30 hari per kunjungan.",
                "image_url": "http://localhost:4010/media/istanbul-gold.jpg",
                "updated_at": "2026-10-20"
              },
              {
                "id": 8,
                "name": "Uni Emirat Arab",
                "country_code": "AE",
                "type": "e_visa",
                "processing_days": null,
                "summary": "Visa elektronik diurus secara daring sebelum berangkat.",
                "image_url": null,
                "updated_at": "2026-10-11"
              }
            ]
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  getVisaCountry: {
    "method": "GET",
    "path": "/v2/modules/page/visa/country/{id}",
    "tag": "page",
    "auth": false,
    "parameters": {
      "path": [
        {
          "name": "id",
          "isRequired": true,
          "isList": false
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "japan": {
            "success": true,
            "data": {
              "id": 1,
              "name": "Jepang",
              "country_code": "JP",
              "type": "visa_required",
              "processing_days": 14,
              "summary": "Pemegang e-paspor cukup mendaftar visa waiver; paspor biasa memerlukan visa.",
              "image_url": "http://localhost:4010/media/pagoda-dawn.jpg",
              "updated_at": "2026-11-02",
              "documents": [
                {
                  "title": "E-paspor",
                  "items": [
                    "E-paspor yang berlaku minimal 6 bulan",
                    "Pendaftaran visa waiver"
                  ]
                },
                {
                  "title": "Paspor biasa",
                  "items": [
                    "Formulir permohonan dan foto terbaru",
                    "Bukti keuangan tiga bulan terakhir",
                    "Itinerary selama di Jepang"
                  ]
                }
              ],
              "processing_time": "5–7 hari kerja",
              "fee": "Gratis untuk visa waiver",
              "stay": "15 hari per kunjungan dengan visa waiver",
              "notes": "<p>Persetujuan visa adalah wewenang kedutaan.</p>",
              "official_url": "https://www.id.emb-japan.go.jp/"
            }
          },
          "turkiye": {
            "success": true,
            "data": {
              "id": 7,
              "name": "Turki",
              "country_code": "TR",
              "type": "visa_free",
              "summary": "Bebas visa sampai 30 hari per kunjungan.",
              "image_url": null,
              "updated_at": "2026-10-20",
              "documents": [
                {
                  "title": "Dibawa saat berangkat",
                  "items": [
                    "Paspor yang berlaku minimal 6 bulan",
                    "Tiket pulang"
                  ]
                }
              ],
              "processing_time": null,
              "fee": null,
              "stay": "30 hari, paling lama 90 hari dalam 180 hari",
              "notes": null,
              "official_url": null
            }
          }
        }
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-visa-country": {
            "success": false,
            "message": "Informasi visa untuk negara ini tidak ditemukan."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "invalid-id": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "id": [
                "Harus bilangan bulat."
              ]
            }
          },
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  getPassportRequirement: {
    "method": "GET",
    "path": "/v2/modules/page/passport-requirement",
    "tag": "page",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "passport": {
            "success": true,
            "data": {
              "sections": [
                {
                  "key": "new",
                  "title": "Paspor baru",
                  "description": "Ajukan melalui M-Paspor, lalu datang ke kantor imigrasi sesuai jadwal.",
                  "documents": [
                    "KTP",
                    "Kartu keluarga",
                    "Akta lahir, buku nikah, ijazah, atau surat baptis"
                  ]
                },
                {
                  "key": "renew",
                  "title": "Penggantian paspor",
                  "description": "Untuk paspor yang habis masa berlakunya atau penuh halamannya.",
                  "documents": [
                    "KTP",
                    "Paspor lama"
                  ]
                },
                {
                  "key": "child",
                  "title": "Paspor anak",
                  "description": "Untuk anak di bawah 17 tahun, berlaku 5 tahun.",
                  "documents": [
                    "KTP kedua orang tua",
                    "Kartu keluarga dan buku nikah",
                    "Akta lahir anak",
                    "Surat persetujuan orang tua"
                  ]
                },
                {
                  "key": "lost",
                  "title": "Paspor hilang atau rusak",
                  "description": "Diperlukan wawancara dan denda.",
                  "documents": [
                    "Surat keterangan hilang dari kepolisian",
                    "KTP dan kartu keluarga"
                  ]
                }
              ],
              "fees": [
                {
                  "name": "Paspor elektronik 10 tahun",
                  "price": 950000
                },
                {
                  "name": "Paspor biasa 5 tahun",
                  "price": 350000
                },
                {
                  "name": "Layanan percepatan di hari yang sama",
                  "price": 1000000
                }
              ],
              "notes": "<p>Masa berlaku 10 tahun hanya untuk yang berusia 17 tahun ke atas atau sudah menikah.</p>",
              "updated_at": "2026-10-15",
              "official_url": "https://www.imigrasi.go.id/"
            }
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  getAboutPage: {
    "method": "GET",
    "path": "/v2/modules/page/about",
    "tag": "page",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "about": {
            "success": true,
            "data": {
              "content": "<p>Kelana berawal dari satu meja di Jakarta Utara dan satu pertanyaan: mengapa merencanakan perjalanan keluarga harus serumit ini?</p>",
              "vision": "<p>Membuat perjalanan jauh terasa dekat bagi keluarga Indonesia.</p>",
              "mission": "<ol><li>Menyusun tour dengan ritme yang nyaman.</li><li>Menyampaikan harga dan sisa kursi secara terbuka.</li><li>Mendampingi peserta sampai kembali ke rumah.</li></ol>",
              "our_services": [
                {
                  "service": "Group Tour",
                  "description": "Tour berjadwal dengan tour leader dari Indonesia."
                },
                {
                  "service": "Visa & Dokumen",
                  "description": "Pemeriksaan kelengkapan, pengisian formulir, dan janji temu."
                }
              ],
              "accreditations": [
                {
                  "title": "ASITA – asosiasi biro perjalanan wisata (contoh, bukan keanggotaan nyata)",
                  "image_url": null,
                  "hyperlink": null
                }
              ],
              "subsidiaries": [
                {
                  "title": "Kelana Dokumen",
                  "image_url": "http://localhost:4010/media/borobudur-dawn.jpg",
                  "hyperlink": "https://dokumen.kelana.example"
                }
              ],
              "images": {
                "vision_mission": "http://localhost:4010/media/bali-dawn.jpg",
                "building": "http://localhost:4010/media/singapore-dawn.jpg",
                "core_values": "http://localhost:4010/media/lofoten-dawn.jpg",
                "subsidiaries": "http://localhost:4010/media/bali-gold.jpg",
                "accreditation": null
              },
              "services": [
                "Group Tour",
                "Visa & Dokumen"
              ],
              "team": [
                {
                  "name": "Bagas",
                  "role": "Tour leader",
                  "portrait_url": "http://localhost:4010/media/person-bagas.jpg",
                  "speaks": [
                    "Indonesia",
                    "Inggris",
                    "Turki"
                  ],
                  "trips_led": 46,
                  "words": "Balon terbang sebelum matahari, jadi malam itu saya yang membangunkan Anda."
                },
                {
                  "name": "Sari",
                  "role": "Konsultan",
                  "portrait_url": null
                }
              ]
            }
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  listPromotions: {
    "method": "GET",
    "path": "/v2/modules/page/promotion",
    "tag": "page",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "promotions": {
            "success": true,
            "data": [
              {
                "title": "Early bird Eropa: hemat hingga Rp 2.000.000",
                "image_url": "http://localhost:4010/media/eiffel-coral.jpg",
                "hyperlink": "/group-tour?regional_id=2",
                "benefit": "Hemat hingga Rp 2.000.000 per orang",
                "starts_on": "2026-11-01",
                "ends_on": "2027-01-31",
                "conditions": [
                  "Dipesan paling lambat 90 hari sebelum berangkat.",
                  "Tidak digabung dengan promo lain."
                ]
              },
              {
                "title": "Keluarga 4 orang: diskon anak",
                "image_url": null,
                "hyperlink": null
              }
            ]
          },
          "no-promotions": {
            "success": true,
            "data": []
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  listSeasons: {
    "method": "GET",
    "path": "/v2/modules/page/seasons",
    "tag": "page",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "adults",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "children",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "infants",
          "isRequired": false,
          "isList": false
        }
      ],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "seasons": {
            "success": true,
            "data": [
              {
                "key": "lebaran",
                "title": "Lebaran",
                "text": "Cuti bersama paling panjang setahun. Tour berangkat sejak pekan sebelum hari raya.",
                "image_url": "http://localhost:4010/media/abudhabi-gold.jpg",
                "image_color": "#a6ae95",
                "first_day": "2027-03-04",
                "last_day": "2027-03-16",
                "months": [
                  "2027-03"
                ],
                "country_ids": [],
                "departures": 8,
                "min_price": 17500000
              },
              {
                "key": "sakura",
                "title": "Musim sakura",
                "text": "Sakura mekar beberapa hari saja di tiap kota. Rutenya mengikuti bunga dari selatan ke utara.",
                "image_url": null,
                "first_day": "2027-03-20",
                "last_day": "2027-04-15",
                "months": [
                  "2027-03",
                  "2027-04"
                ],
                "country_ids": [
                  101,
                  102
                ],
                "departures": 0,
                "min_price": null
              }
            ]
          },
          "for-a-party": {
            "success": true,
            "data": [
              {
                "key": "lebaran",
                "title": "Lebaran",
                "text": "Cuti bersama paling panjang setahun. Tour berangkat sejak pekan sebelum hari raya.",
                "image_url": "http://localhost:4010/media/abudhabi-gold.jpg",
                "image_color": "#a6ae95",
                "first_day": "2027-03-04",
                "last_day": "2027-03-16",
                "months": [
                  "2027-03"
                ],
                "country_ids": [],
                "departures": 5,
                "min_price": 17500000
              }
            ],
            "party": {
              "adults": 2,
              "children": 2,
              "infants": 0
            }
          },
          "no-seasons": {
            "success": true,
            "data": []
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  getContactPage: {
    "method": "GET",
    "path": "/v2/modules/page/contact",
    "tag": "page",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "offices": {
            "success": true,
            "data": {
              "headline": {
                "image_url": "http://localhost:4010/media/bali-jade.jpg",
                "title": "Konsultan kami siap membantu",
                "subtitle": "Sen–Jum 09.00–17.30, Sab 09.00–14.00 WIB"
              },
              "offices": [
                {
                  "name": "Jakarta Utara – Kantor Pusat",
                  "address": "Ruko Bahari Sentra Blok A No. 8, Penjaringan, Jakarta Utara 14450",
                  "postal_address": {
                    "street": "Ruko Bahari Sentra Blok A No. 8, Penjaringan",
                    "locality": "Jakarta Utara",
                    "region": "DKI Jakarta",
                    "postal_code": "14450",
                    "country_code": "ID"
                  },
                  "opening_hours": [
                    {
                      "days": [
                        "monday",
                        "tuesday",
                        "wednesday",
                        "thursday",
                        "friday"
                      ],
                      "opens": "09:00",
                      "closes": "17:30"
                    },
                    {
                      "days": [
                        "saturday"
                      ],
                      "opens": "09:00",
                      "closes": "14:00"
                    }
                  ],
                  "contacts": [
                    {
                      "type": "phone",
                      "value": "(021) 0000-0101",
                      "number": "+622100000101"
                    },
                    {
                      "type": "whatsapp",
                      "value": "0812-0000-0101",
                      "number": "+6281200000101"
                    },
                    {
                      "type": "email",
                      "value": "halo@kelana.example"
                    }
                  ],
                  "consultants": [
                    {
                      "name": "Sari",
                      "role": "Konsultan",
                      "portrait_url": "http://localhost:4010/media/person-sari.jpg",
                      "speaks": [
                        "Indonesia",
                        "Inggris"
                      ],
                      "trips_led": null,
                      "words": "Kalau saya belum tahu jawabannya, saya bilang belum tahu lalu saya cari."
                    }
                  ]
                },
                {
                  "name": "Bandung",
                  "address": "Jl. Lereng Pinus No. 45, Coblong, Bandung",
                  "contacts": [
                    {
                      "type": "email",
                      "value": "bandung@kelana.example"
                    }
                  ]
                }
              ]
            }
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  sendContactMessage: {
    "method": "POST",
    "path": "/v2/modules/page/contact",
    "tag": "page",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {
      "application/json": {
        "isRequired": true,
        "variants": [],
        "files": {}
      }
    },
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "message-received": {
            "success": true,
            "message": "Pesan Anda telah kami terima. Tim kami menjawab paling lambat satu hari kerja."
          }
        }
      },
      "400": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "malformed-body": {
            "success": false,
            "message": "Isi permintaan tidak dapat dibaca."
          }
        }
      },
      "413": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "body-too-large": {
            "success": false,
            "message": "Isi permintaan terlalu besar."
          }
        }
      },
      "415": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unsupported-media-type": {
            "success": false,
            "message": "Jenis isi permintaan tidak didukung."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "message-too-short": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "email": [
                "Alamat email belum benar."
              ],
              "message": [
                "Minimal 10 karakter."
              ]
            }
          }
        }
      },
      "429": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "too-many-requests": {
            "success": false,
            "message": "Terlalu banyak percobaan. Coba lagi dalam 2 menit."
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    },
    "rateLimits": [
      {
        "by": "member",
        "limit": 5,
        "windowSeconds": 600
      },
      {
        "by": "address",
        "limit": 20,
        "windowSeconds": 600
      }
    ]
  },
  listCareers: {
    "method": "GET",
    "path": "/v2/modules/page/career",
    "tag": "career",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "positions": {
            "success": true,
            "data": [
              {
                "id": 1,
                "position": "Tour Consultant",
                "slug": "tour-consultant",
                "type": "Full time",
                "contract": "Tetap",
                "description": "<p>Anda menjawab pertanyaan keluarga yang sedang memilih perjalanan.</p>",
                "requirements": "<ul><li>Pendidikan minimal D3, semua jurusan.</li><li>Pengalaman satu tahun di layanan pelanggan.</li> <li>Mampu bekerja saat travel fair.</li></ul>",
                "job_description": "<ul><li>Membantu calon peserta memilih tour dan keberangkatan.</li><li>Mencatat pesanan dan memeriksa dokumen.</li></ul>",
                "created_at": "2026-11-07",
                "closes_on": "2027-01-31",
                "location": "Jakarta Utara",
                "address": {
                  "street": "Ruko Bahari Sentra Blok A No. 8, Penjaringan",
                  "locality": "Jakarta Utara",
                  "region": "DKI Jakarta",
                  "postal_code": "14450",
                  "country_code": "ID"
                }
              },
              {
                "id": 6,
                "position": "Content & Social Media Intern",
                "slug": "content-social-media-intern",
                "type": "Magang",
                "contract": "6 bulan",
                "description": "<p>Anda menulis dan memotret perjalanan untuk situs dan media sosial kami.</p>",
                "requirements": "<ul><li>Mahasiswa semester akhir.</li><li>Menyertakan tiga contoh tulisan.</li></ul>",
                "job_description": "<ul><li>Menyiapkan dua unggahan setiap minggu.</li></ul>"
              }
            ]
          },
          "no-positions": {
            "success": true,
            "data": []
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  getCareer: {
    "method": "GET",
    "path": "/v2/modules/page/career/{slug}",
    "tag": "career",
    "auth": false,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "isRequired": true,
          "isList": false
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "tour-consultant": {
            "success": true,
            "data": {
              "id": 1,
              "position": "Tour Consultant",
              "slug": "tour-consultant",
              "type": "Full time",
              "contract": "Tetap",
              "description": "<p>Anda menjawab pertanyaan keluarga yang sedang memilih perjalanan.</p>",
              "requirements": "<ul><li>Pendidikan minimal D3, semua jurusan.</li><li>Pengalaman satu tahun di layanan pelanggan.</li> <li>Mampu bekerja saat travel fair.</li></ul>",
              "job_description": "<ul><li>Membantu calon peserta memilih tour dan keberangkatan.</li><li>Mencatat pesanan dan memeriksa dokumen.</li></ul>",
              "created_at": "2026-11-07",
              "closes_on": "2027-01-31",
              "location": "Jakarta Utara",
              "address": {
                "street": "Ruko Bahari Sentra Blok A No. 8, Penjaringan",
                "locality": "Jakarta Utara",
                "region": "DKI Jakarta",
                "postal_code": "14450",
                "country_code": "ID"
              }
            }
          }
        }
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-career": {
            "success": false,
            "message": "Lowongan tidak ditemukan atau sudah ditutup."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  applyForCareer: {
    "method": "POST",
    "path": "/v2/modules/page/career/{id}/apply",
    "tag": "career",
    "auth": false,
    "parameters": {
      "path": [
        {
          "name": "id",
          "isRequired": true,
          "isList": false
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {
      "multipart/form-data": {
        "isRequired": true,
        "variants": [],
        "files": {
          "cv": {
            "types": [
              "application/pdf",
              "application/msword",
              "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
            ],
            "maxBytes": 5242880
          }
        }
      }
    },
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "application-received": {
            "success": true,
            "message": "Lamaran Anda telah kami terima.",
            "data": {
              "reference": "LMR-2611-0038"
            }
          }
        }
      },
      "400": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "malformed-body": {
            "success": false,
            "message": "Isi permintaan tidak dapat dibaca."
          }
        }
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-career": {
            "success": false,
            "message": "Lowongan tidak ditemukan atau sudah ditutup."
          }
        }
      },
      "413": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "body-too-large": {
            "success": false,
            "message": "Isi permintaan terlalu besar."
          }
        }
      },
      "415": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unsupported-media-type": {
            "success": false,
            "message": "Jenis isi permintaan tidak didukung."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "cv-missing": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "cv": [
                "Unggah sebuah berkas."
              ]
            }
          },
          "cv-wrong-type": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "cv": [
                "Jenis berkas tidak didukung. Gunakan PDF, DOC, DOCX."
              ]
            }
          }
        }
      },
      "429": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "too-many-requests": {
            "success": false,
            "message": "Terlalu banyak percobaan. Coba lagi dalam 2 menit."
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    },
    "rateLimits": [
      {
        "by": "member",
        "limit": 5,
        "windowSeconds": 600
      },
      {
        "by": "address",
        "limit": 20,
        "windowSeconds": 600
      }
    ]
  },
  listMiceProducts: {
    "method": "GET",
    "path": "/v2/modules/page/mice",
    "tag": "mice",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "products": {
            "success": true,
            "data": [
              {
                "id": 1,
                "name": "Meeting"
              },
              {
                "id": 2,
                "name": "Incentive Trip"
              },
              {
                "id": 3,
                "name": "Conference"
              },
              {
                "id": 4,
                "name": "Exhibition"
              },
              {
                "id": 5,
                "name": "Gala Dinner"
              }
            ]
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  bookMice: {
    "method": "POST",
    "path": "/v2/modules/page/mice",
    "tag": "mice",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {
      "application/json": {
        "isRequired": true,
        "variants": [],
        "files": {}
      }
    },
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "enquiry-received": {
            "success": true,
            "message": "Permintaan Anda telah kami terima. Tim MICE kami menghubungi Anda dalam dua hari kerja."
          }
        }
      },
      "400": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "malformed-body": {
            "success": false,
            "message": "Isi permintaan tidak dapat dibaca."
          }
        }
      },
      "413": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "body-too-large": {
            "success": false,
            "message": "Isi permintaan terlalu besar."
          }
        }
      },
      "415": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unsupported-media-type": {
            "success": false,
            "message": "Jenis isi permintaan tidak didukung."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "ends-before-start": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "end_date": [
                "Tanggal selesai tidak boleh sebelum tanggal mulai."
              ]
            }
          },
          "too-few-people": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "pax": [
                "Minimal 10."
              ]
            }
          }
        }
      },
      "429": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "too-many-requests": {
            "success": false,
            "message": "Terlalu banyak percobaan. Coba lagi dalam 2 menit."
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    },
    "rateLimits": [
      {
        "by": "member",
        "limit": 5,
        "windowSeconds": 600
      },
      {
        "by": "address",
        "limit": 20,
        "windowSeconds": 600
      }
    ]
  },
  registerCorporate: {
    "method": "POST",
    "path": "/v1/modules/corporate/register",
    "tag": "corporate",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {
      "application/json": {
        "isRequired": true,
        "variants": [],
        "files": {}
      }
    },
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "company-registered": {
            "success": true,
            "message": "Pendaftaran perusahaan Anda telah kami terima. Tim kami menghubungi Anda dalam dua hari kerja."
          }
        }
      },
      "400": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "malformed-body": {
            "success": false,
            "message": "Isi permintaan tidak dapat dibaca."
          }
        }
      },
      "413": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "body-too-large": {
            "success": false,
            "message": "Isi permintaan terlalu besar."
          }
        }
      },
      "415": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unsupported-media-type": {
            "success": false,
            "message": "Jenis isi permintaan tidak didukung."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "wrong-npwp": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "npwp": [
                "NPWP terdiri dari 15 atau 16 angka."
              ]
            }
          },
          "no-service": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "services": [
                "Pilih minimal 1."
              ]
            }
          }
        }
      },
      "429": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "too-many-requests": {
            "success": false,
            "message": "Terlalu banyak percobaan. Coba lagi dalam 2 menit."
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    },
    "rateLimits": [
      {
        "by": "member",
        "limit": 5,
        "windowSeconds": 600
      },
      {
        "by": "address",
        "limit": 20,
        "windowSeconds": 600
      }
    ]
  },
  listArticles: {
    "method": "GET",
    "path": "/v1/modules/articles",
    "tag": "article",
    "auth": false,
    "parameters": {
      "path": [],
      "query": [
        {
          "name": "search",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "page",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "limit",
          "isRequired": false,
          "isList": false
        }
      ],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "first-page": {
            "success": true,
            "data": [
              {
                "id": 5,
                "title": "Musim di Turki: pilih bulan yang cocok untuk balon udara",
                "seo": {
                  "slug": "musim-di-turki-pilih-bulan-untuk-balon-udara",
                  "title": "Musim di Turki: pilih bulan yang cocok untuk balon udara",
                  "description": "Angin, suhu, dan keramaian per musim di Cappadocia.",
                  "keywords": "turki, cappadocia, balon udara"
                },
                "content": "<p>Balon tidak terbang karena Anda sudah membayar. Ia terbang bila angin pada subuh itu cukup tenang.</p> <h2>Mengapa balon bisa batal</h2> <p>Balon hanya dapat naik dan turun; arah mendatarnya mengikuti angin.</p>",
                "image": "cappadocia-rose.jpg",
                "image_url": "http://localhost:4010/media/cappadocia-rose.jpg",
                "image_color": "#c5b3a9",
                "created_at": "2026-09-30T02:00:00Z",
                "updated_at": "2026-11-02T02:00:00Z"
              },
              {
                "id": 12,
                "title": "Checklist koper 10 kg untuk tour musim panas",
                "seo": {
                  "slug": "checklist-koper-10-kg",
                  "title": null,
                  "description": null
                },
                "content": "<p>Timbang koper kosong lebih dahulu, lalu tulis yang benar-benar dipakai.</p>",
                "image": null,
                "image_url": null,
                "created_at": "2026-08-12T02:00:00Z"
              }
            ],
            "pagination": {
              "current_page": 1,
              "first_item": 1,
              "last_item": 2,
              "per_page": 2,
              "total": 3
            }
          },
          "beyond-last-page": {
            "success": true,
            "data": [],
            "pagination": {
              "current_page": 9,
              "first_item": null,
              "last_item": null,
              "per_page": 9,
              "total": 12
            }
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "limit-too-high": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "limit": [
                "Maksimal 100."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
  getArticle: {
    "method": "GET",
    "path": "/v1/modules/article/{slug}",
    "tag": "article",
    "auth": false,
    "parameters": {
      "path": [
        {
          "name": "slug",
          "isRequired": true,
          "isList": false
        }
      ],
      "query": [],
      "header": [
        {
          "name": "Accept-Language",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "Draft-Token",
          "isRequired": false,
          "isList": false
        },
        {
          "name": "X-Request-Id",
          "isRequired": false,
          "isList": false
        }
      ]
    },
    "bodies": {},
    "responses": {
      "200": {
        "mediaType": "application/json",
        "headers": {
          "Content-Language": null
        },
        "examples": {
          "season-in-turkiye": {
            "success": true,
            "data": {
              "id": 5,
              "title": "Musim di Turki: pilih bulan yang cocok untuk balon udara",
              "seo": {
                "slug": "musim-di-turki-pilih-bulan-untuk-balon-udara",
                "title": "Musim di Turki: pilih bulan yang cocok untuk balon udara",
                "description": "Angin, suhu, dan keramaian per musim di Cappadocia.",
                "keywords": "turki, cappadocia, balon udara"
              },
              "content": "<p>Balon tidak terbang karena Anda sudah membayar. Ia terbang bila angin pada subuh itu cukup tenang.</p> <h2>Mengapa balon bisa batal</h2> <p>Balon hanya dapat naik dan turun; arah mendatarnya mengikuti angin.</p>",
              "image": "cappadocia-rose.jpg",
              "image_url": "http://localhost:4010/media/cappadocia-rose.jpg",
              "image_color": "#c5b3a9",
              "created_at": "2026-09-30T02:00:00Z",
              "updated_at": "2026-11-02T02:00:00Z"
            }
          }
        }
      },
      "401": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-draft-token": {
            "success": false,
            "message": "Draf hanya dapat dibaca dengan token yang benar."
          }
        }
      },
      "404": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-article": {
            "success": false,
            "message": "Artikel tidak ditemukan."
          }
        }
      },
      "422": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "unknown-parameter": {
            "success": false,
            "message": "Sebagian data belum lengkap atau belum benar.",
            "errors": {
              "colour": [
                "Isian ini tidak dikenal."
              ]
            }
          }
        }
      },
      "500": {
        "mediaType": "application/json",
        "headers": {},
        "examples": {
          "server-error": {
            "success": false,
            "message": "Layanan sedang terganggu. Silakan coba beberapa saat lagi."
          }
        }
      },
      "503": {
        "mediaType": "application/json",
        "headers": {
          "Retry-After": "120"
        },
        "examples": {
          "maintenance": {
            "success": false,
            "message": "Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit."
          }
        }
      }
    }
  },
};
