// Generated from openapi/ by `npm run generate`. Never edit.
export interface paths {
    "/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Answers with a bearer token. A wrong password and an unknown email address get the same 401. Wrong passwords from one address do not stop the member at another. While they come from many addresses, each 429 names a wait of at most a minute, but another one may follow until they end. They have no effect at an address where the member has signed in before.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token it is sent with. Takes no body.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Makes a new member. The answer may carry a token, and then the member is signed in at once; without one, the member signs in with the new password.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/checkToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a token
         * @description Checks whether a token is still valid; used for the token in the link of a password recovery. A session's token is accepted too.
         */
        post: operations["checkToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a recovery link
         * @description Sends a link by email when the address belongs to a member. The answer is the same whether it does or not.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/new-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a recovery token
         * @description Uses up the token of the link and ends every session of the member, who then signs in with the new password.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile of the signed-in member
         * @description Fetched after sign-in and after every update.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/modules/user/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the profile, the photo or the password
         * @description One form of three, never mixed: fields of the profile (only those to change), a photo alone, or the old and new password. A change of password ends every token of the member. The answer may carry the new profile.
         */
        post: operations["updateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/modules/user/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Membership card and points
         * @description Loaded for every signed-in member; the menu hides the entry when the card has exactly 0 points.
         */
        get: operations["getMembership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/user/booking-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings of the signed-in member
         * @description All bookings in one list, upcoming departures first by soonest date, then past ones, latest first.
         */
        get: operations["listBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/user/bookings/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking of the signed-in member, with its trip
         * @description The booking of another member is a 404, as an unknown code is.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/user/bookings/{code}/payment-proofs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in the proof of a payment
         * @description A photo or PDF that shows the transfer. It confirms nothing by itself: its state changes once the company has compared it with the account.
         */
        post: operations["sendPaymentProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/user/bookings/{code}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a change of a booking
         * @description A room, a seat, a cancellation or something else. It changes nothing by itself: the company answers, and says what it costs.
         */
        post: operations["sendTripRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/user/bookings/{code}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link for fellow travellers
         * @description Returns the key of a link with which `getSharedTrip` shows the trip. A booking has one link: a new key ends the one before. The key is a secret, and no later answer repeats it.
         */
        post: operations["createTripLink"];
        /**
         * Withdraw the link for fellow travellers
         * @description From then on its key is unknown. Without a link it succeeds too.
         */
        delete: operations["deleteTripLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/tour/tours/regional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Group tours of all regions
         * @description One page of the tours that pass all filters. Different filters are joined by and, repeated values of one filter by or. `month`, `first_day`, `last_day` and `available` also choose departures: each tour is filtered and sorted by the price of the cheapest upcoming departure that they leave, which is among its `itineraries` or is its `lowestItinerary`. With `adults` that is the cheapest with seats for the party, and `party` repeats it. A page beyond the last answers 200 with empty `data`. The counts in `pagination.total` and `facets` do not depend on `page`, `limit` and `sort`: a client that needs no more than the counts asks for `limit=1`.
         */
        get: operations["listTours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/tour/tours/regional/{regional_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Group tours of one region
         * @description As listTours, within one region. A region without tours answers 200 with empty `data`.
         */
        get: operations["listToursOfRegional"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/tour/regionals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Regions of the world
         * @description All regions in one list. Those with 0 tours are sent too; the site hides them and sorts the rest by tours, most first.
         */
        get: operations["listRegionals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/tour/{id}/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One tour with all its departures
         * @description A tour that can still be opened although all its departures are past answers 200.
         */
        get: operations["getTour"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/tour/{id}/itineraries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Departures of one tour
         * @description All departures: upcoming ones first, soonest first, then past ones, latest first. Clients load them again in the browser, because prices and seats change.
         */
        get: operations["listItineraries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/tour/tours/itinerary/{id}/day-activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Day by day programme of a departure
         * @description Sorted by day. A departure whose programme is not written yet answers 200 with empty `data`.
         */
        get: operations["listDayActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/tour/tours/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Terms and conditions of a booking
         * @description The same for all tours; what a single tour includes is in its `term`.
         */
        get: operations["getTourTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/tour/shared-trip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A trip by the key of its link
         * @description What a fellow traveller needs: no names, no passports, no payments and no reservation code. A withdrawn or unknown key is a 404. No cache may keep the answer.
         */
        get: operations["getSharedTrip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/tour/tours/payment-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where bookings are paid and what a cancellation costs
         * @description The same for all tours; amounts and days of a booking are in its `payment`.
         */
        get: operations["getPaymentTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/tour/tours/departures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Departures of all tours by month and day
         * @description The upcoming departures of the tours that pass all filters, which are those of listTours; `month`, `first_day`, `last_day` and `available` select the departures too. `calendar` has the number of departures of every month and of every day of one month. `data` has the departures of that month, or of `day`, soonest first and on one day by the title of the tour.
         */
        get: operations["listDepartures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/tour/tours/booking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a departure
         * @description Records a booking for the signed-in member with status `booking` and takes the seats. Nothing is paid here. Too few seats left is a 409 with `errors.pax`, another price than the agreed one a 409 with `errors.price`; the rest of the booking need not change for another departure.
         */
        post: operations["bookTour"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/modules/page/tour/pdf/{itineraryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The programme of a departure as a PDF
         * @description Answers with the bytes of the document. Clients save it as "Itinerary - " and the tour's title. Failures are JSON as everywhere.
         */
        get: operations["getItineraryPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/master/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hot deals
         * @description Deals in the shape of a Tour. The title is the deal's; `tourId` and `tour` point to the tour it is for, and `lowestItinerary` is the departure it is about. That departure is sold at the price of the deal wherever it appears; what it costs without the deal is in `tour.price`. A deal whose departure is full is not in the list.
         */
        get: operations["listDeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/master/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries of the world
         * @description For addresses and nationalities; Indonesia first, the others by name.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/master/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities of a country
         * @description For addresses. A country without cities in the list answers 200 with empty `data`.
         */
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Banners
         * @description All banners in the order to show them; `type` says where.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/modules/page/visa/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visa rules by country
         * @description One line per country; the documents are in getVisaCountry.
         */
        get: operations["listVisaCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/modules/page/visa/country/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visa rules of one country
         * @description Documents, time, fee and notes. A visa is always the embassy's decision.
         */
        get: operations["getVisaCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/modules/page/passport-requirement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How to get a passport
         * @description Documents for a new, renewed, child's or lost passport, and the fees.
         */
        get: operations["getPassportRequirement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/modules/page/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * About the company
         * @description Vision, mission, services, accreditations and subsidiaries.
         */
        get: operations["getAboutPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/modules/page/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promotions
         * @description All running promotions in the order to show them.
         */
        get: operations["listPromotions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/modules/page/seasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Seasons in which Indonesians travel
         * @description The running or next Lebaran, school holidays, year end, sakura and snow, soonest first. Each counts its departures from today on that have seats for the party, or seats on request. A season whose departures have all left comes again with its days of the next year.
         */
        get: operations["listSeasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/modules/page/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offices and contact headline
         * @description The offices, and the headline that the top bar shows on every page.
         */
        get: operations["getContactPage"];
        put?: never;
        /**
         * Send a message
         * @description Anybody may write; the answer only says that the message has arrived.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/modules/page/career": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open positions
         * @description All of them in one list, the newest first.
         */
        get: operations["listCareers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/modules/page/career/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One open position
         * @description By its slug; a position that is no longer open answers 404.
         */
        get: operations["getCareer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/modules/page/career/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a position
         * @description Takes the application with its file. The id 0 stands for a general application without a position. The answer may carry a reference.
         */
        post: operations["applyForCareer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/modules/page/mice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of events
         * @description The kinds of events that an enquiry can select.
         */
        get: operations["listMiceProducts"];
        put?: never;
        /**
         * Ask for an event
         * @description Records the enquiry; our team answers it by email or phone.
         */
        post: operations["bookMice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/corporate/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a company
         * @description Records the company's wish to travel on account; our team calls the contact person.
         */
        post: operations["registerCorporate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles of the blog
         * @description One page, the newest first. A page beyond the last answers 200 with empty `data`. Each word of `search` must stand in the title, the keywords or the content of an article, in Indonesian or English and with or without accents.
         */
        get: operations["listArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/modules/article/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One article
         * @description By the slug in its `seo`.
         */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    contentChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Content was published
         * @description The service calls the website at `/api/revalidate` after it published something, and names what changed. The website then renders the pages that show it again. A call that was not answered with 200 may be repeated with a new nonce; 429 says when in `Retry-After`. After a 503 the pages are rendered too, but a server in front of the website, which the message names, shows the old ones for up to a minute. Pages that no call names are rendered again after a minute all the same.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /**
                     * @description `t=<seconds since 1970>,n=<nonce>,v1=<hex>`, where the hex is the HMAC-SHA256 of `<seconds>.<nonce>.<body>` with the secret that service and website share. The nonce is a text that no other call has, such as a random UUID. A signature is accepted for five minutes, and its nonce once.
                     * @example t=1795746000,n=5f0c1d2e-8a47-4c1b-9d6e-2b7f3a9c0e11,v1=5f1cf2c9a6f2b1c1f6e1ff8f8b8a6f0ab4ce2b0d54a1d98ac0a8f6cbd4de2a11
                     */
                    "Kelana-Signature": components["parameters"]["CallSignature"];
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ContentChanges"];
                };
            };
            responses: {
                /** @description The pages are being rendered again. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Envelope"];
                    };
                };
                400: components["responses"]["MalformedBody"];
                401: components["responses"]["BadSignature"];
                413: components["responses"]["ChangeTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnknownChange"];
                429: components["responses"]["TooManyChanges"];
                500: components["responses"]["ServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Format: email
         * @description An email address; upper and lower case letters count as equal.
         * @example ratna@kelana.example
         */
        EmailAddress: string;
        /**
         * Format: password
         * @description A password that is compared with the stored one, so only its length is limited.
         * @example Kelana2027
         */
        GivenPassword: string;
        /** @description The credentials of a member. */
        LoginRequest: {
            /** @description The address with which the member registered. */
            email: components["schemas"]["EmailAddress"];
            password: components["schemas"]["GivenPassword"];
        };
        /** @description The fields of every JSON answer beside its data. Unknown fields are allowed, so the service may add some. */
        Envelope: {
            /**
             * @description True on every 200; false only inside a failure.
             * @example true
             */
            success?: boolean;
            /**
             * @description A sentence for the member, in the language of the Accept-Language header.
             * @example Profil berhasil diperbarui.
             */
            message?: string;
        };
        /** @description The bearer token of a signed-in member. There is no refresh token; a 401 ends the session. */
        Token: {
            /**
             * @description An opaque text for the `Authorization` header, sent after `Bearer` and a blank.
             * @example 4f9c2e7ab1d84b60a5c3e9f07d12b8aa
             */
            token: string;
        };
        /** @description The body of every answer with a status from 400 up. */
        Failure: {
            /**
             * @description Always false when present.
             * @example false
             * @constant
             */
            success?: false;
            /**
             * @description The reason, ready to display, in the language of the Accept-Language header.
             * @example Sebagian data belum lengkap atau belum benar.
             */
            message: string;
            /** @description Sentences per field. A nested field is written with dots and indexes, for example `contact.email` or `passengers.0.dob`; a query or path parameter goes by its name, and a value of a list with its index (`month.0`). */
            errors?: {
                [key: string]: string[];
            };
        };
        /**
         * @description A name as in the passport; letters of any script, spaces, apostrophe, full stop and hyphen.
         * @example Ratna
         */
        PersonName: string;
        /**
         * @description A last name, written as PersonName; empty for a person with one name.
         * @example Kusumawardani
         */
        LastName: string;
        /**
         * @description A number in E.164, with plus sign and country code and without spaces.
         * @example +6281200000201
         */
        PhoneNumber: string;
        /**
         * Format: password
         * @description 8 to 72 characters, among them a letter of any script and a digit; without them it is refused with 422 and `errors.password`.
         * @example PetaTerbuka2027
         */
        NewPassword: string;
        /**
         * @description Only true is accepted; the person has ticked the box.
         * @example true
         * @constant
         */
        Consent: true;
        /** @description A new member. `confirm_password` must equal `password`; an email address that is taken is refused with 422 and `errors.email`. */
        RegisterRequest: {
            first_name: components["schemas"]["PersonName"];
            /** @description May be empty, since many Indonesians have one name. */
            last_name?: components["schemas"]["LastName"];
            /** @description The address with which the member will sign in; one member has it. */
            email: components["schemas"]["EmailAddress"];
            phone: components["schemas"]["PhoneNumber"];
            /**
             * Format: date
             * @description Date of birth. A member is 17 to 110 years old; another age is refused with 422 and `errors.dob`.
             * @example 1994-08-17
             */
            dob?: string;
            password: components["schemas"]["NewPassword"];
            /** @description The same text as `password`, typed a second time. */
            confirm_password: components["schemas"]["NewPassword"];
            /** @description Agreement to the terms and conditions of the site. Only true is accepted. */
            agree_terms: components["schemas"]["Consent"];
            /**
             * @description Whether offers may be sent by email.
             * @default false
             * @example true
             */
            marketing?: boolean;
        };
        /**
         * @description An opaque text that clients must not interpret.
         * @example 7b1f0a52c9e84d3e8f6a1d0b
         */
        RecoveryToken: string;
        /** @description The token to check. */
        CheckTokenRequest: {
            /** @description The token of a recovery link, or of a session. An opaque text that clients must not interpret. */
            token: components["schemas"]["RecoveryToken"];
        };
        /** @description A member who wants a link for a new password. */
        ForgotPasswordRequest: {
            /** @description The address to which the link is sent when it belongs to a member. */
            email: components["schemas"]["EmailAddress"];
        };
        /** @description The token comes from the link in the email; `confirm_password` must equal `password`. */
        ResetPasswordRequest: {
            token: components["schemas"]["RecoveryToken"];
            password: components["schemas"]["NewPassword"];
            /** @description The same text as `password`, typed a second time. */
            confirm_password: components["schemas"]["NewPassword"];
        };
        /** @description The signed-in member. Note that its names are `firstName` and `lastName`, while the update form takes `first_name` and `last_name`. */
        Profile: {
            /**
             * @description Street, number and district in one line; null when the member has not given it.
             * @example Jl. Melati Putih No. 14, Kelapa Gading
             */
            address: string | null;
            /**
             * Format: date
             * @description Date of birth.
             * @example 1988-04-23
             */
            dob: string | null;
            /** @description The address with which the member signs in. The update form cannot change it. */
            email: components["schemas"]["EmailAddress"];
            /**
             * @description The first name, or the only one of a member with one name.
             * @example Ratna
             */
            firstName: string;
            /**
             * @description Empty for a member with one name.
             * @example Kusumawardani
             */
            lastName: string;
            /**
             * @description First and last name joined by the service.
             * @example Ratna Kusumawardani
             */
            fullname: string;
            /**
             * Format: int32
             * @description The `pkId` of a City.
             * @example 1
             */
            id_city: number | null;
            /**
             * Format: int32
             * @description The `id` of a MasterCountry.
             * @example 1
             */
            id_country: number | null;
            /**
             * @description True for a premium member, false for a regular one; the member area names the kind.
             * @example false
             */
            is_member_premium: boolean;
            /**
             * @description Usually E.164; older members may have another spelling.
             * @example +6281200000201
             */
            phone: string | null;
            /**
             * Format: uri-reference
             * @description Null, or the bare root of the service, means that there is no photo.
             * @example http://localhost:4010/media/bali-dawn.jpg
             */
            profile_pic_url: string | null;
        };
        /** @description The fields of the profile to change, at least one. Fields that are left out keep their value, so a field cannot be emptied. */
        ProfileForm: {
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["PersonName"];
            phone?: components["schemas"]["PhoneNumber"];
            /**
             * Format: date
             * @description Date of birth. A member is 17 to 110 years old; another age is refused with 422 and `errors.dob`.
             * @example 1988-04-23
             */
            dob?: string;
            /**
             * @description Street, number and district in one line.
             * @example Jl. Teratai Biru No. 8, Menteng
             */
            address?: string;
            /**
             * Format: int32
             * @description The `id` of a MasterCountry.
             * @example 1
             */
            id_country?: number;
            /**
             * Format: int32
             * @description The `pkId` of a City in that country.
             * @example 1
             */
            id_city?: number;
        };
        /** @description A new profile photo, alone. */
        PhotoForm: {
            /**
             * Format: binary
             * @description A JPEG, PNG or WebP picture of at most 2 MB; a text in its place is refused.
             * @example (isi berkas)
             */
            photo: Blob;
        };
        /** @description A new password, alone. A wrong `old_password` is refused with 422 and `errors.old_password`, the old password as the new one with `errors.password`. Success ends every session of the member. */
        PasswordForm: {
            /** @description The password that the member has now. */
            old_password: components["schemas"]["GivenPassword"];
            password: components["schemas"]["NewPassword"];
            /** @description The same text as `password`, typed a second time. */
            confirm_password: components["schemas"]["NewPassword"];
        };
        /**
         * @description A language of content; an ISO 639-1 code.
         * @example id
         * @enum {string}
         */
        ContentLanguage: "id" | "en";
        /** @description One line of the points history. */
        PointMovement: {
            /**
             * Format: int32
             * @description The number of the movement, unique within the history.
             * @example 904
             */
            id: number;
            /**
             * Format: int32
             * @description Signed; negative when points were used or have expired.
             * @example 5600
             */
            point: number;
            /**
             * @description What the points were given, used or lost for, as plain text; for a trip the title of the tour.
             * @example Turki Lengkap – Istanbul, Cappadocia, Pamukkale
             */
            description: string;
            /**
             * @description `earned` points received, `used` points spent, `expired` points that ran out.
             * @example earned
             * @enum {string}
             */
            status: "earned" | "used" | "expired";
            /**
             * Format: date
             * @description The day of the movement, in Asia/Jakarta.
             * @example 2026-10-19
             */
            date: string;
            /**
             * Format: date
             * @description The last day on which earned points can be used; null when they do not expire.
             * @example 2028-10-18
             */
            expired_at: string | null;
        };
        /** @description The membership of the signed-in member, with its points. */
        Membership: {
            /** @description The membership card as the member area shows it. */
            card: {
                /**
                 * Format: int32
                 * @description Points that can be used today. Exactly 0 hides the membership in the menu.
                 * @example 12450
                 */
                point: number;
                /**
                 * @description The number printed on the card.
                 * @example KLN-2201-0457
                 */
                number: string;
                /**
                 * @description The first name of the holder.
                 * @example Ratna
                 */
                first_name: string;
                /**
                 * @description The last name of the holder; empty for a member with one name.
                 * @example Kusumawardani
                 */
                last_name: string;
            };
            /** @description The newest movement first. */
            history: components["schemas"]["PointMovement"][];
        };
        /**
         * @description `booking` recorded and not paid, `deposit` the deposit is in, `cancel` called off, `full_payment` paid in full.
         * @example booking
         * @enum {string}
         */
        BookingStatus: "booking" | "deposit" | "cancel" | "full_payment";
        /** @description The number of guests of a booking. */
        GuestCounts: {
            /**
             * Format: int32
             * @description Guests from 12 years on the day of return.
             * @example 2
             */
            adult: number;
            /**
             * Format: int32
             * @description Guests from 2 to 11 years on the day of return.
             * @example 1
             */
            child: number;
            /**
             * Format: int32
             * @description Guests under 2 years on the day of return, who take no seat.
             * @example 0
             */
            infant: number;
        };
        CountedPromotion: {
            /**
             * Format: int32
             * @description The `id` of the Promotion.
             * @example 1
             */
            id: number;
            /**
             * @description What visitors call it, in a few words.
             * @example Early bird Eropa Barat
             */
            name: string;
            /**
             * Format: int64
             * @description Whole rupiah that it saves the party.
             * @example 6000000
             */
            amount: number;
        };
        /** @description The price and the payments of a booking, in whole rupiah. Values that our team still has to set are null. */
        BookingPayment: {
            /**
             * Format: int64
             * @description The price of the guests, less the promotions, with the supplements of their rooms and every cost that is certain.
             * @example 77288700
             */
            total: number | null;
            /** @description The promotions that the total counts, in the order to name them. */
            promotions?: components["schemas"]["CountedPromotion"][];
            /**
             * Format: int64
             * @description What has been paid so far; 0 when the booking is new.
             * @example 0
             */
            paid: number;
            /**
             * Format: int64
             * @description The deposit that confirms the booking, for all guests together.
             * @example 30000000
             */
            deposit: number | null;
            /**
             * Format: date
             * @description The last day for the deposit; null when it is paid, and when everything is due at once.
             * @example 2026-11-23
             */
            deposit_due: string | null;
            /**
             * Format: date
             * @description The last day for the rest, or for everything; null when all is paid.
             * @example 2027-03-11
             */
            balance_due: string | null;
            /**
             * Format: int64
             * @description What the cancellation of the booking costs; left out until that is settled.
             * @example 5000000
             */
            cancellation_fee?: number;
            /**
             * Format: int64
             * @description What is paid back after a cancellation; left out until that is settled.
             * @example 15000000
             */
            refund?: number;
            /**
             * Format: date
             * @description The last day on which the refund is paid; left out until that is settled.
             * @example 2026-12-14
             */
            refund_due?: string;
            /**
             * Format: date
             * @description The day on which the refund was paid; left out before.
             * @example 2026-12-10
             */
            refunded_on?: string;
        };
        /** @description Who of our team looks after a booking. */
        Consultant: {
            /**
             * @description The name that the consultant gives on the phone.
             * @example Sari
             */
            name: string;
            /**
             * Format: uri-reference
             * @description A square picture of the consultant with the face in its middle; null when there is none.
             * @example http://localhost:4010/media/person-sari.jpg
             */
            portrait_url?: string | null;
            /**
             * Format: date-time
             * @description The time until which the consultant calls the contact of a new booking, within opening hours; null after the call.
             * @example 2026-11-30T05:00:00Z
             */
            calls_by?: string | null;
        };
        PaymentProof: {
            /**
             * Format: date-time
             * @description When the proof arrived.
             * @example 2026-11-28T03:10:00Z
             */
            sent_at: string;
            /**
             * @description Whether the company has found the payment.
             * @example received
             * @enum {string}
             */
            state: "received" | "confirmed" | "refused";
            /**
             * @description A picture or a document, by which the member tells two proofs apart.
             * @example JPG
             * @enum {string}
             */
            file_type?: "JPG" | "PDF";
            /**
             * @description Why a proof was refused, in plain text.
             * @example null
             */
            reason: string | null;
        };
        /** @description A traveller, without the number of a passport. */
        Traveller: {
            /**
             * @description The name as in the passport; null while it is not known.
             * @example RATNA KUSUMAWARDANI
             */
            name: string | null;
            /**
             * @description Age on the day of return, as in the booking.
             * @example adult
             * @enum {string}
             */
            type: "adult" | "child" | "infant";
            /**
             * Format: date
             * @description The last day of the passport; null while no passport is known.
             * @example 2031-02-10
             */
            passport_expiry: string | null;
        };
        MeetingPoint: {
            /**
             * @description Where the tour leader waits, in plain text.
             * @example Terminal 3 Soekarno-Hatta, pintu keberangkatan 5
             */
            place: string;
            /**
             * Format: date-time
             * @description When the group meets.
             * @example 2027-04-10T11:30:00Z
             */
            time: string;
        };
        /** @description One booking of the member. */
        BookingHistory: {
            /**
             * @description The title of the tour when it was booked.
             * @example Turki Lengkap: Istanbul – Cappadocia – Pamukkale
             */
            package: string;
            /**
             * Format: date
             * @description The day of departure.
             * @example 2027-04-10
             */
            date: string;
            status: components["schemas"]["BookingStatus"];
            /**
             * @description The code that bookTour returned.
             * @example KLN-9B3TKD
             */
            reservation_code?: string;
            /**
             * Format: int32
             * @description The tour, also when it is no longer offered.
             * @example 17
             */
            tour_id?: number;
            /**
             * Format: int32
             * @description The departure.
             * @example 170704
             */
            itinerary_id?: number;
            /**
             * Format: date
             * @description The day of return.
             * @example 2027-04-19
             */
            arrival_date?: string;
            pax?: components["schemas"]["GuestCounts"];
            payment?: components["schemas"]["BookingPayment"];
            consultant?: components["schemas"]["Consultant"];
            /** @description The proofs of payments that the member handed in, newest first. */
            proofs?: components["schemas"]["PaymentProof"][];
            /**
             * Format: date
             * @description The day on which the company confirmed the seats, so that the deposit can be paid; null until then.
             * @example 2026-12-01
             */
            seats_confirmed_on?: string | null;
            /** @description The travellers, in the order of the booking. */
            travellers?: components["schemas"]["Traveller"][];
            /** @description Where and when the group meets; null while it is not known. */
            meeting?: components["schemas"]["MeetingPoint"] | null;
        };
        PriceLine: {
            /**
             * @description What is paid, in plain text.
             * @example Harga tour, 2 peserta
             */
            name: string;
            /**
             * Format: int64
             * @description Whole rupiah; below 0 for a promotion.
             * @example 43800000
             */
            amount: number;
        };
        /** @description The price that the member agreed to. Its lines add up to the total of the booking. */
        AgreedPrice: {
            /**
             * Format: date
             * @description The day of the booking.
             * @example 2026-09-04
             */
            agreed_on: string;
            /**
             * Format: int64
             * @description The price of the tour for all guests in whole rupiah, from which a cancellation's fees are counted.
             * @example 43800000
             */
            tour_price: number;
            /** @description The parts of the price, in the order to show them. */
            lines: components["schemas"]["PriceLine"][];
        };
        Payment: {
            /**
             * Format: date
             * @description The day the money arrived.
             * @example 2026-11-28
             */
            paid_on: string;
            /**
             * Format: int64
             * @description Whole rupiah.
             * @example 20000000
             */
            amount: number;
        };
        /** @description Somebody of our team whom visitors meet. A page shows what is sent and leaves out the rest. */
        Person: {
            /**
             * Format: int32
             * @description The number to which `leader_id` of a departure points; only of tour leaders.
             * @example 2
             */
            id?: number;
            /**
             * @description The name that guests and callers use.
             * @example Bagas
             */
            name: string;
            /**
             * @description What the person does, in a few words of plain text.
             * @example Tour leader
             */
            role?: string;
            /**
             * Format: uri-reference
             * @description A square picture with the face in its middle, since pages cut it to a circle; null when there is none.
             * @example http://localhost:4010/media/person-bagas.jpg
             */
            portrait_url?: string | null;
            /**
             * @description The languages that the person speaks, the best one first, each by its name in the language of the answer.
             * @example [
             *       "Indonesia",
             *       "Inggris",
             *       "Turki"
             *     ]
             */
            speaks?: string[];
            /**
             * Format: int32
             * @description The tours that the person has led; null of somebody who leads none, and when it is not known.
             * @example 46
             */
            trips_led?: number | null;
            /**
             * @description One sentence in the person's own words, plain text without quotation marks.
             * @example Balon terbang sebelum matahari, jadi malam itu saya yang membangunkan Anda.
             */
            words?: string | null;
        };
        HotelStay: {
            /**
             * @description The city.
             * @example Istanbul
             */
            city: string;
            /**
             * @description The name of the hotel.
             * @example Hotel Teladan Istanbul
             */
            name: string;
            /**
             * Format: int32
             * @description The number of nights.
             * @example 3
             */
            nights: number;
            /**
             * Format: date
             * @description The first of the nights.
             * @example 2027-03-31
             */
            check_in?: string;
        };
        Flight: {
            /**
             * @description The number of the flight.
             * @example ZK 57
             */
            number: string;
            /**
             * @description The city where it departs.
             * @example Jakarta
             */
            from: string;
            /**
             * @description The city where it lands.
             * @example Istanbul
             */
            to: string;
            /**
             * Format: date-time
             * @description When it departs, with the offset of that city's time.
             * @example 2027-04-10T21:05:00+07:00
             */
            departs_at: string;
            /**
             * Format: date-time
             * @description When it lands, with the offset of that city's time.
             * @example 2027-04-11T05:10:00+03:00
             */
            arrives_at: string;
        };
        PlaceWeather: {
            /**
             * @description The place, in plain text.
             * @example Istanbul
             */
            place: string;
            /**
             * Format: int32
             * @description The usual lowest temperature of a day, in whole degrees Celsius.
             * @example 8
             */
            low: number;
            /**
             * Format: int32
             * @description The usual highest temperature of a day, in whole degrees Celsius.
             * @example 17
             */
            high: number;
            /**
             * @description What else to expect, in plain text.
             * @example Bisa turun salju
             */
            text?: string;
        };
        TripChange: {
            /**
             * Format: date
             * @description The day on which the change was announced.
             * @example 2026-11-27
             */
            published_on: string;
            /**
             * @description What has changed, in plain text.
             * @example Penerbangan pulang mendarat dua jam lebih awal, pukul 08.20.
             */
            text: string;
        };
        /**
         * @description What the request is about.
         * @example room
         * @enum {string}
         */
        TripRequestKind: "room" | "seat" | "cancel" | "other";
        /**
         * @description The request in the words of the member, plain text.
         * @example Kami ingin dua kamar yang berdampingan.
         */
        TripRequestText: string;
        TripRequest: {
            kind: components["schemas"]["TripRequestKind"];
            text: components["schemas"]["TripRequestText"];
            /**
             * Format: date-time
             * @description When the request arrived.
             * @example 2026-11-28T03:10:00Z
             */
            sent_at: string;
            /**
             * @description Nothing is promised before it is `agreed`.
             * @example agreed
             * @enum {string}
             */
            state: "received" | "agreed" | "declined";
            /**
             * @description What the company says to it, in plain text.
             * @example Kamar berdampingan sudah dicatat di semua hotel.
             */
            answer: string | null;
            /**
             * Format: int64
             * @description What it costs in whole rupiah, in addition to the total of the booking; 0 for nothing, null while that is not known.
             * @example 0
             */
            cost: number | null;
        };
        /** @description A booking with what its travellers need for the trip. A page shows what is sent and leaves out the rest. */
        BookingDetails: components["schemas"]["BookingHistory"] & {
            price?: components["schemas"]["AgreedPrice"];
            /** @description The payments that the company has confirmed, earliest first. */
            payments?: components["schemas"]["Payment"][];
            /** @description Who leads the trip; null while that is not decided. */
            leader?: components["schemas"]["Person"] | null;
            /** @description The hotels in the order of the nights; empty while they are not known. */
            hotels?: components["schemas"]["HotelStay"][];
            /** @description The flights of the group in the order of their departure; empty while they are not known. */
            flights?: components["schemas"]["Flight"][];
            /**
             * @description The number that answers travellers on the way day and night, as it is shown and dialled abroad.
             * @example +62 21 0000-0199
             */
            emergency_phone?: string;
            /**
             * @description What to pack for this place and time of the year, one line of plain text each.
             * @example [
             *       "Jaket tebal dan sarung tangan",
             *       "Adaptor colokan tipe C"
             *     ]
             */
            packing?: string[];
            /** @description What the weather of the month usually is, in the order of the route. */
            weather?: components["schemas"]["PlaceWeather"][];
            /** @description What has changed since the booking, newest first. */
            changes?: components["schemas"]["TripChange"][];
            /** @description The changes that the member asked for, newest first. */
            requests?: components["schemas"]["TripRequest"][];
            /**
             * @description True while there is a link for fellow travellers.
             * @example false
             */
            is_shared?: boolean;
        };
        PaymentProofForm: {
            /**
             * Format: binary
             * @description A JPEG, PNG, WebP or PDF file of at most 5 MB.
             * @example (isi berkas)
             */
            proof: Blob;
        };
        TripRequestForm: {
            kind: components["schemas"]["TripRequestKind"];
            text: components["schemas"]["TripRequestText"];
        };
        TripLink: {
            /**
             * @description The secret of the link, for the header `Trip-Key`.
             * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
             */
            key: string;
        };
        /**
         * @description The languages in which the texts of this row exist. The first is the one in this answer; when it is missing, that is the language of the whole answer (`Content-Language`), and other languages are not known.
         * @example [
         *       "id",
         *       "en"
         *     ]
         */
        ContentLanguages: components["schemas"]["ContentLanguage"][];
        /**
         * @description True for a row with changes that an editor saved and did not publish yet. Only an answer to a request with a `Draft-Token` has it; a row without it is as it is published.
         * @example true
         */
        IsDraft: boolean;
        /** @description Texts for search engines. Missing or null means the page uses its own title and description. */
        Seo: {
            /**
             * @description The last part of the page's address.
             * @example turki-lengkap
             */
            slug?: string;
            /**
             * @description The title of the page in a browser and in search results; null means the page's own title.
             * @example Tour Turki 10 hari dari Jakarta
             */
            title?: string | null;
            /**
             * @description One or two plain sentences for search results; null means the page's own description.
             * @example Istanbul, Pamukkale, dan Cappadocia bersama tour leader dari Jakarta.
             */
            description?: string | null;
            /**
             * @description Words separated by commas.
             * @example tour turki, cappadocia, istanbul
             */
            keywords?: string | null;
        };
        /**
         * @description The mean colour of a picture, `#` and six hexadecimal digits; it is shown while the picture is loading. Null when it is not known.
         * @example #c5b3a9
         */
        PictureColor: string | null;
        /** @description A promotion of a departure as a rule. It holds for a party with at least the named adults and children. Of the promotions that hold, a party gets those that save most: all combinable ones together, or one that is not. What it saves is rounded to whole rupiah and is at most the price of the guests whom it is for. Costs in per cent are counted from the price that is left. */
        DeparturePromotion: {
            /**
             * Format: int32
             * @description The `id` of the Promotion.
             * @example 1
             */
            id: number;
            /**
             * @description What visitors call it, in a few words.
             * @example Early bird Eropa Barat
             */
            name: string;
            /**
             * Format: int64
             * @description Whole rupiah that it takes off. Exactly one of `amount` and `percent` is a number.
             * @example 2000000
             */
            amount: number | null;
            /**
             * @description The share that it takes off the price of the guests whom it is for, or of all guests for a booking.
             * @example null
             */
            percent: number | null;
            /**
             * @description Whom it is for: `guest` each adult and child, `adult` each adult, `child` each child, `booking` the party once.
             * @example guest
             * @enum {string}
             */
            per: "guest" | "adult" | "child" | "booking";
            /**
             * Format: int32
             * @description The least number of adults.
             * @example 1
             */
            min_adults: number;
            /**
             * Format: int32
             * @description The least number of children.
             * @example 0
             */
            min_children: number;
            /**
             * Format: date
             * @description The last day (Asia/Jakarta) on which a booking of this departure gets it; null when it has no end.
             * @example 2026-12-31
             */
            ends_on: string | null;
            /**
             * @description True when it may be added to other combinable promotions.
             * @example false
             */
            is_combinable: boolean;
        };
        /** @description One departure of a tour. */
        Itinerary: {
            /**
             * Format: int32
             * @description The number of the departure, which a booking and the calls for its programme and PDF take.
             * @example 170701
             */
            id: number;
            /**
             * @description The season or kind of departure in the service's own words, for example "Libur Sekolah".
             * @example Reguler
             */
            type: string | null;
            /**
             * @description The range of dates, written "DD MMM YYYY - DD MMM YYYY".
             * @example 16 Jan 2027 - 25 Jan 2027
             */
            periode: string;
            /**
             * @description The route of this departure when it differs from the tour's.
             * @example Istanbul – Bursa – Izmir – Pamukkale – Cappadocia – Ankara
             */
            itinerary: string | null;
            /**
             * Format: date
             * @description The day the group leaves Jakarta, in Asia/Jakarta.
             * @example 2027-01-16
             */
            departure_date: string;
            /**
             * Format: date
             * @description The day the group is back in Jakarta; never before `departure_date`.
             * @example 2027-01-25
             */
            arrival_date: string;
            /**
             * @description Days and nights in words, for example "10 Hari 9 Malam".
             * @example 10 Hari 9 Malam
             */
            duration: string | null;
            /**
             * Format: int64
             * @description Whole rupiah per person on twin share; null means ask.
             * @example 21900000
             */
            price: number | null;
            /**
             * Format: int64
             * @description Whole rupiah for each child. Null or left out means that a child pays `price`.
             * @example 19700000
             */
            child_price?: number | null;
            /**
             * Format: int64
             * @description Whole rupiah for an infant. Null or left out means that our team confirms it; no total counts it then.
             * @example 3300000
             */
            infant_price?: number | null;
            /** @description The promotions that a booking of this departure gets now, in the order to name them. The service decides by tour, region, travel period and day of booking; `ends_on` says until when. */
            promotions?: components["schemas"]["DeparturePromotion"][];
            /**
             * Format: int32
             * @description Seats left. Null means ask, 0 means full.
             * @example 14
             */
            seat: number | null;
            /**
             * @description A remark in the service's own words, for example "Dengan tour leader dari Jakarta".
             * @example Dengan tour leader dari Jakarta
             */
            note: string | null;
            /**
             * @description True when the departure runs with any number of guests. Without it the departure is not guaranteed, whatever `note` and `type` say.
             * @example true
             */
            is_guaranteed?: boolean;
            /**
             * Format: int32
             * @description The `id` of its tour leader among `leaders` of the tour; null or left out until that is decided.
             * @example 2
             */
            leader_id?: number | null;
            /**
             * @description True for a departure that was withdrawn. It is still sent and must not be offered.
             * @example false
             */
            status_deleted: boolean;
            /**
             * Format: int32
             * @description Internal to the service; never shown to anybody.
             * @example 11
             */
            fake_num_of_members: number | null;
            /**
             * Format: int32
             * @description The `id` of the tour that departs.
             * @example 17
             */
            tour_id: number;
        };
        /** @description What is special to a month in a region. */
        MonthHighlight: {
            /**
             * Format: int32
             * @description The month of any year, 1 for January.
             * @example 4
             */
            month: number;
            /**
             * @description One short plain sentence.
             * @example Tulip bermekaran di taman-taman Istanbul.
             */
            text: string;
        };
        /** @description A region of the world with its tours. */
        Regional: {
            /**
             * Format: int32
             * @description The number of the region in its address and in calls.
             * @example 3
             */
            id: number;
            /**
             * @description What visitors call the region, in the language of the answer.
             * @example Timur Tengah, Turki & Afrika Utara
             */
            name: string;
            /**
             * Format: uri-reference
             * @description The picture of the tile.
             * @example http://localhost:4010/media/cappadocia-rose.jpg
             */
            imageUrl: string | null;
            /** @description The colour of `imageUrl`. */
            imageColor?: components["schemas"]["PictureColor"];
            /**
             * @description A short name in lower case with hyphens, the same in every language.
             * @example timur-tengah-turki
             */
            slug: string;
            /**
             * Format: int64
             * @description Whole rupiah; the cheapest tour of the region, null when no price is known.
             * @example 17900000
             */
            min_price: number | null;
            /**
             * Format: int64
             * @description Whole rupiah; the dearest tour of the region, null when no price is known.
             * @example 39900000
             */
            max_price: number | null;
            /**
             * Format: int32
             * @description Tours in the region. Regions with 0 are sent and are not shown.
             * @example 5
             */
            total_tours: number;
            /**
             * Format: uri-reference
             * @description The wide picture of the region's page.
             * @example http://localhost:4010/media/istanbul-gold.jpg
             */
            bgUrl: string | null;
            /** @description The colour of `bgUrl`. */
            bgColor?: components["schemas"]["PictureColor"];
            /**
             * @description One plain sentence that makes readers want to go there.
             * @example Fajar di atas balon, malam di bawah bintang gurun.
             */
            tagline?: string;
            /** @description What is special to a month in the region, in the order of the months; months with nothing special are left out. A region beside a tour has neither these nor a tagline. */
            highlights?: components["schemas"]["MonthHighlight"][];
        };
        /** @description A country that tours visit. */
        Country: {
            /**
             * Format: int32
             * @description The number of the country, which the filter `country` takes; not the `id` of a MasterCountry.
             * @example 301
             */
            id: number;
            /**
             * @description What visitors call the country, in the language of the answer.
             * @example Turki
             */
            name: string;
            /**
             * @description Code of ISO 3166-1, two capital letters.
             * @example TR
             */
            code?: string;
            /**
             * @description One plain sentence that makes readers want to go there.
             * @example Dua benua, ribuan balon, dan teh yang selalu hangat.
             */
            tagline?: string;
            /**
             * Format: int32
             * @description The `id` of the Regional in which the country lies.
             * @example 3
             */
            regional_id: number;
        };
        TourCountry: {
            /**
             * Format: int32
             * @description The `id` of the tour that visits the country; in a hot deal that of the tour it is for.
             * @example 17
             */
            tour_id: number;
            country: components["schemas"]["Country"];
        };
        TourSummary: {
            /**
             * Format: int32
             * @description The `id` of the tour that the deal is for, under which visitors open it.
             * @example 18
             */
            id: number;
            /**
             * @description The name of the tour without the words of the deal.
             * @example Turki Musim Dingin & Erciyes
             */
            title: string;
            /**
             * Format: uri-reference
             * @description The large picture of the tour; null when it has none.
             * @example http://localhost:4010/media/cappadocia-rose.jpg
             */
            imageUrl?: string | null;
            /**
             * Format: int64
             * @description The normal price of the departure without the deal, in whole rupiah per person.
             * @example 21900000
             */
            price?: number | null;
        };
        GalleryImage: {
            /**
             * Format: uri-reference
             * @description The address of the picture file.
             * @example http://localhost:4010/media/cappadocia-dawn.jpg
             */
            image_url: string;
            /**
             * @description What the picture shows, in a few words; null when nothing is written about it.
             * @example Fajar di atas Göreme
             */
            caption: string | null;
        };
        /** @description A place where the group stays or stops on the way. A place that is reached again is another stop. */
        RouteStop: {
            /**
             * @description The city or place as it is called on the route.
             * @example Cappadocia
             */
            name: string;
            /**
             * Format: int32
             * @description The day of the trip on which the group arrives; the trip begins with day 1.
             * @example 2
             */
            day: number;
            /**
             * Format: int32
             * @description The nights that the group stays; 0 for a stop on the way.
             * @example 2
             */
            nights: number;
            /**
             * @description Degrees north, of WGS 84. Null or left out when it is not known; the place is then not on a map.
             * @example 38.64
             */
            latitude?: number | null;
            /**
             * @description Degrees east, of WGS 84.
             * @example 34.83
             */
            longitude?: number | null;
        };
        /** @description A cost on top of the price. At most one of `amount` and `percent` is a number; with neither the amount is not known ahead. */
        TourCost: {
            /**
             * @description `tax` on the price, `tipping` for guides and drivers, `visa`, `insurance`, `activity` an excursion to choose, `personal` what guests spend for themselves, `other` anything else.
             * @example tipping
             * @enum {string}
             */
            kind: "tax" | "tipping" | "visa" | "insurance" | "activity" | "personal" | "other";
            /**
             * @description The name of the cost as the service writes it, without the amount.
             * @example Tipping
             */
            label: string;
            /**
             * Format: int64
             * @description Whole rupiah per unit of `per`.
             * @example 1600000
             */
            amount: number | null;
            /**
             * @description Share of the price of all guests, less the promotions, in percent; the sum is rounded to whole rupiah.
             * @example 1.1
             */
            percent: number | null;
            /**
             * @description An addition to the numbers, for example "bebas visa 30 hari".
             * @example dari harga tour
             */
            remark: string | null;
            /**
             * @description True when every booking pays it. Such a cost with a number belongs to the total.
             * @example true
             */
            is_certain: boolean;
            /**
             * @description The unit of `amount`. A `guest` pays the price, so it is an adult or a child and not an infant.
             * @example guest
             * @enum {string}
             */
            per: "guest" | "booking";
        };
        /**
         * @description `twin` two beds, `double` one bed for two, `triple` three beds, `single` one person at a supplement.
         * @example single
         * @enum {string}
         */
        RoomType: "twin" | "double" | "triple" | "single";
        RoomSupplement: {
            type: components["schemas"]["RoomType"];
            /**
             * Format: int64
             * @description Whole rupiah for each room of the type.
             * @example 6900000
             */
            amount: number;
        };
        TourPayment: {
            /**
             * Format: int64
             * @description The deposit that confirms a booking, in whole rupiah per paying guest; null when our team sets it.
             * @example 10000000
             */
            deposit: number | null;
            /**
             * Format: int32
             * @description Days from the booking until the deposit is due; null when our team sets the day.
             * @example 2
             */
            deposit_days: number | null;
            /**
             * Format: int32
             * @description Days before the departure on which the rest is due; null when our team sets the day.
             * @example 30
             */
            balance_days: number | null;
        };
        /** @description A group tour. A hot deal has the same shape: its title is its own, `lowestItinerary` and `price` are those of the departure it is about, and `tourId` and `tour` point to the tour it is for. */
        Tour: {
            languages?: components["schemas"]["ContentLanguages"];
            is_draft?: components["schemas"]["IsDraft"];
            /**
             * Format: date-time
             * @description When its texts or its departures were last edited; null when that is not known. Seats that are sold do not count, even if they change the lowest price.
             * @example 2026-11-02T02:00:00Z
             */
            updated_at?: string | null;
            /**
             * Format: int32
             * @description The number of the tour in its address and in calls. A hot deal has a number of its own.
             * @example 17
             */
            id: number;
            /**
             * @description The name of the tour, or the headline of the hot deal, as visitors read it.
             * @example Turki Lengkap: Istanbul – Cappadocia – Pamukkale
             */
            title: string;
            /**
             * @description HTML.
             * @example <p>Dari tepi Bosphorus ke lembah batu Cappadocia, dengan dua pagi untuk melihat balon.</p>
             */
            description?: string | null;
            /** @description The texts of the tour for search engines; null when there are none. */
            seo?: components["schemas"]["Seo"] | null;
            /**
             * Format: int64
             * @description Whole rupiah per person on twin share for `lowestItinerary`; of a tour without upcoming departures, about what it costs. Null means ask.
             * @example 21900000
             */
            price?: number | null;
            /**
             * Format: int32
             * @description Seats in a group.
             * @example 25
             */
            capacity?: number | null;
            /**
             * @description The route in one line, for example "Istanbul – Cappadocia – Pamukkale".
             * @example Istanbul – Bursa – Pamukkale – Cappadocia – Ankara
             */
            itinerary?: string | null;
            /**
             * Format: int32
             * @description Upcoming departures of the tour, also when `itineraries` holds fewer.
             * @example 4
             */
            itineraryCount: number;
            /**
             * Format: uri-reference
             * @description A ready-made PDF; the fallback when getItineraryPdf cannot be used.
             * @example http://localhost:4010/v2/modules/page/tour/pdf/170701
             */
            linkPdf?: string | null;
            /**
             * Format: uri-reference
             * @description The large picture.
             * @example http://localhost:4010/media/cappadocia-rose.jpg
             */
            imageUrl?: string | null;
            /** @description The colour of `imageUrl` and `thumbnail`. */
            imageColor?: components["schemas"]["PictureColor"];
            /**
             * @description HTML. The services and costs inside and outside the price.
             * @example <h3>Termasuk</h3><ul><li>Tiket pesawat Jakarta – Istanbul pp</li></ul><h3>Tidak termasuk</h3><ul><li>Tipping: Rp 1.600.000</li></ul>
             */
            term?: string | null;
            /** @description The cheapest upcoming departure that is not full; a full one only when no other has a price. Null when no price is known. */
            lowestItinerary?: components["schemas"]["Itinerary"] | null;
            /** @description The region of the world to which the tour belongs; null when that is not known. */
            regional?: components["schemas"]["Regional"] | null;
            /** @description The countries of the tour, in the order of travel. */
            mainCountries: components["schemas"]["TourCountry"][];
            /** @description Departures: upcoming ones first, soonest first, then past ones, latest first. The detail carries all, a list of tours the next three upcoming that match its `month`, `first_day`, `last_day` and `available`. With one of these filters or a party it also carries the departure of the price, if that is another one; without them it is `lowestItinerary`. */
            itineraries: components["schemas"]["Itinerary"][];
            /**
             * Format: int32
             * @description The `id` of the Regional.
             * @example 3
             */
            regionalId?: number | null;
            /**
             * Format: int32
             * @description Only in a hot deal, the `id` of the tour it is for.
             * @example 18
             */
            tourId?: number | null;
            /** @description Only in a hot deal, the tour it is for. */
            tour?: components["schemas"]["TourSummary"] | null;
            /**
             * Format: uri-reference
             * @description The small picture, for cards.
             * @example http://localhost:4010/media/cappadocia-rose.jpg
             */
            thumbnail?: string | null;
            /** @description More pictures, in the order to show them. */
            gallery?: components["schemas"]["GalleryImage"][];
            /** @description The places of the route in the order of travel, only in the detail. A departure whose `itinerary` differs from the tour's has another route. */
            route_stops?: components["schemas"]["RouteStop"][];
            /** @description The tour leaders of its upcoming departures, each once with an `id`; only in the detail. */
            leaders?: components["schemas"]["Person"][];
            /**
             * @description The services in the price per guest, one plain sentence each.
             * @example [
             *       "Tiket pesawat Jakarta – Istanbul pp",
             *       "Hotel bintang 4, kamar berdua"
             *     ]
             */
            included?: string[];
            /** @description The costs outside the price per guest, in the order to show them. */
            costs?: components["schemas"]["TourCost"][];
            /** @description Supplements for rooms on top of the price per guest, which is on twin share. A type that is not listed has none. Without this field our team confirms the supplement of a single room. */
            room_supplements?: components["schemas"]["RoomSupplement"][];
            /** @description The payment terms of the tour; null when our team sets them for each booking. */
            payment?: components["schemas"]["TourPayment"] | null;
        };
        /** @description The place of this page in the whole list; it stands beside `data`. The last page is reached when `last_item` equals `total`. Rows can be added and removed between two calls, so a row may be seen twice or not at all. */
        Pagination: {
            /**
             * Format: int32
             * @description The page asked for, also when it lies beyond the last one.
             * @example 1
             */
            current_page: number;
            /**
             * Format: int32
             * @description Number of the first row on this page, counted from 1; null when the page is empty.
             * @example 1
             */
            first_item: number | null;
            /**
             * Format: int32
             * @description Number of the last row on this page; null when the page is empty.
             * @example 9
             */
            last_item: number | null;
            /**
             * Format: int32
             * @description Rows per page, as asked for with `limit`.
             * @example 9
             */
            per_page: number;
            /**
             * Format: int32
             * @description Rows in the whole list, after filtering. For this number alone, ask for `limit=1`.
             * @example 36
             */
            total: number;
        };
        NamedFacet: {
            /**
             * Format: int32
             * @description The `id` of the Regional, which the filter `regional_id` takes.
             * @example 3
             */
            id: number;
            /**
             * @description What visitors call the region, in the language of the answer.
             * @example Timur Tengah, Turki & Afrika Utara
             */
            name: string;
            /**
             * Format: int32
             * @description Tours of the region.
             * @example 5
             */
            total: number;
        };
        CountryFacet: {
            /**
             * Format: int32
             * @description The `id` of the Country, which the filter `country` takes.
             * @example 301
             */
            id: number;
            /**
             * @description What visitors call the country, in the language of the answer.
             * @example Turki
             */
            name: string;
            /**
             * @description Code of ISO 3166-1, two capital letters.
             * @example TR
             */
            code?: string;
            /**
             * @description The `tagline` of the Country.
             * @example Dua benua, ribuan balon, dan teh yang selalu hangat.
             */
            tagline?: string;
            /**
             * Format: int32
             * @description Tours that visit the country.
             * @example 2
             */
            total: number;
        };
        /** @description The number of tours for each choice of a filter. Each group is counted with all filters of the request but its own. */
        Facets: {
            /** @description The regions that have tours. */
            regionals: components["schemas"]["NamedFacet"][];
            /** @description The countries that tours visit, sorted by name. */
            countries: components["schemas"]["CountryFacet"][];
            /** @description Months with a departure, in order of time. */
            months: {
                /**
                 * @description Year and month, for example 2027-03.
                 * @example 2027-03
                 */
                month: string;
                /**
                 * Format: int32
                 * @description Tours with an upcoming departure in the month.
                 * @example 9
                 */
                total: number;
            }[];
            /** @description Ranges of the length of a trip, shortest first. */
            durations: {
                /**
                 * Format: int32
                 * @description The shortest trip of the range, in days.
                 * @example 1
                 */
                min_days: number;
                /**
                 * Format: int32
                 * @description Null means no upper limit.
                 * @example 5
                 */
                max_days: number | null;
                /**
                 * Format: int32
                 * @description Tours with a length from `min_days` to `max_days`, both included.
                 * @example 4
                 */
                total: number;
            }[];
            /** @description Ranges of the price per person, cheapest first. A tour without a price is in none. */
            prices: {
                /**
                 * Format: int64
                 * @description Whole rupiah; null means no lower end.
                 * @example 15000000
                 */
                min_price: number | null;
                /**
                 * Format: int64
                 * @description Whole rupiah; null means no upper end.
                 * @example 25000000
                 */
                max_price: number | null;
                /**
                 * Format: int32
                 * @description Tours with a price from `min_price` to `max_price`, both included.
                 * @example 6
                 */
                total: number;
            }[];
            /**
             * Format: int32
             * @description Tours with a seat left on an upcoming departure.
             * @example 33
             */
            available: number;
        };
        /** @description The party of the call, with 0 for a kind that it did not name. Left out without `adults`, and by a service that does not know the parameter. */
        Party: {
            /**
             * Format: int32
             * @description Travellers of 12 years and more on the day of the return.
             * @example 2
             */
            adults: number;
            /**
             * Format: int32
             * @description Travellers of 2 to 11 years on the day of the return.
             * @example 2
             */
            children: number;
            /**
             * Format: int32
             * @description Travellers under 2 years on the day of the return, who need no seat.
             * @example 0
             */
            infants: number;
        };
        /**
         * @description How the group travels most of that day: `flight`, `bus` coach, `train`, `ferry`, `cruise` a boat trip, `cable` cable car, `walk` on foot.
         * @example cruise
         * @enum {string}
         */
        Transport: "flight" | "bus" | "train" | "ferry" | "cruise" | "cable" | "walk";
        /** @description The programme of one day of a tour. */
        DayActivity: {
            /**
             * Format: int32
             * @description Identifies the day among the days of its programme.
             * @example 17070302
             */
            id: number;
            /**
             * Format: int32
             * @description Day of the tour, counted from 1.
             * @example 2
             */
            day: number;
            /**
             * @description True when breakfast on this day is part of the tour.
             * @example false
             */
            breakfast: boolean;
            /**
             * @description True when lunch on this day is part of the tour.
             * @example true
             */
            lunch: boolean;
            /**
             * @description True when dinner on this day is part of the tour.
             * @example true
             */
            dinner: boolean;
            /**
             * @description Plain text. The first line is the day's title, the lines after it tell the day.
             * @example Istanbul
             *     Tiba pagi hari. Hippodrome, Masjid Biru dari luar, lalu menyusuri Bosphorus menjelang senja.
             */
            detail: string;
            /** @description How the group travels that day; null when nothing is said about it, as on a day at leisure. */
            transport: components["schemas"]["Transport"] | null;
            /**
             * Format: int32
             * @description The requested tour or departure.
             * @example 170703
             */
            itinerary_id: number;
            /**
             * Format: uri-reference
             * @description A picture of a place of the day; null or left out when there is none.
             * @example http://localhost:4010/media/istanbul-gold.jpg
             */
            image_url?: string | null;
        };
        /** @description The terms and conditions of a booking. */
        TourTerms: {
            languages?: components["schemas"]["ContentLanguages"];
            /**
             * Format: date
             * @description The day the terms were last changed.
             * @example 2026-10-01
             */
            updated_at: string;
            /**
             * @description The most important rules, one sentence each.
             * @example [
             *       "Pendaftaran sah setelah uang muka kami terima.",
             *       "Pelunasan paling lambat 30 hari sebelum berangkat."
             *     ]
             */
            key_points: string[];
            /** @description The terms in full, one section for each subject, in the order to show them. */
            sections: {
                /**
                 * @description The heading of the section in plain text.
                 * @example Pendaftaran dan pembayaran
                 */
                title: string;
                /**
                 * @description HTML.
                 * @example <p>Uang muka Rp 5.000.000 per orang untuk Asia dan Rp 10.000.000 untuk Eropa dan Amerika.</p>
                 */
                content: string;
            }[];
        };
        /** @description A trip as fellow travellers see it. */
        SharedTrip: {
            /**
             * @description The title of the tour.
             * @example Turki Lengkap: Istanbul – Cappadocia – Pamukkale
             */
            package: string;
            /**
             * Format: date
             * @description The day of the departure.
             * @example 2027-04-10
             */
            date: string;
            /**
             * Format: date
             * @description The day of the return.
             * @example 2027-04-19
             */
            arrival_date?: string;
            /**
             * @description True for a booking that was cancelled.
             * @example false
             */
            is_cancelled: boolean;
            /**
             * Format: int32
             * @description The tour, when it is still in the catalogue.
             * @example 17
             */
            tour_id?: number;
            /**
             * Format: int32
             * @description The departure of the tour.
             * @example 170704
             */
            itinerary_id?: number;
            /** @description Where and when the group meets; null while it is not known. */
            meeting?: components["schemas"]["MeetingPoint"] | null;
            /** @description The hotels in the order of the nights; empty while they are not known. */
            hotels?: components["schemas"]["HotelStay"][];
            /** @description The flights of the group in the order of their departure; empty while they are not known. */
            flights?: components["schemas"]["Flight"][];
            /**
             * @description The number that answers travellers on the way day and night, as it is shown and dialled abroad.
             * @example +62 21 0000-0199
             */
            emergency_phone?: string;
            /**
             * @description What to pack, one line of plain text each.
             * @example [
             *       "Jaket tebal dan sarung tangan"
             *     ]
             */
            packing?: string[];
            /** @description What the weather of the month usually is, in the order of the route. */
            weather?: components["schemas"]["PlaceWeather"][];
            /** @description What has changed, newest first. */
            changes?: components["schemas"]["TripChange"][];
        };
        BankAccount: {
            /**
             * @description The name of the bank.
             * @example Bank Contoh
             */
            bank: string;
            /**
             * @description The number of the account, digits only.
             * @example 0081234567
             */
            number: string;
            /**
             * @description The name of the account's holder, as the bank shows it before a transfer.
             * @example PT Kelana Wisata Nusantara
             */
            holder: string;
        };
        CancellationFee: {
            /**
             * Format: int32
             * @description The fee of a cancellation at least this many days before the departure, counted in Asia/Jakarta.
             * @example 20
             */
            days_before: number;
            /**
             * Format: int32
             * @description The share of the tour's price; null means the deposit.
             * @example 50
             */
            percent: number | null;
        };
        /** @description How a booking is paid. A page shows what is sent and leaves out the rest. */
        PaymentTerms: {
            languages?: components["schemas"]["ContentLanguages"];
            /** @description The bank accounts to pay to, in the order to show them. All belong to the company. */
            accounts?: components["schemas"]["BankAccount"][];
            /**
             * @description How long a transfer takes until it is confirmed, one sentence in plain text.
             * @example Kami mengonfirmasi transfer dalam satu hari kerja.
             */
            transfer_time?: string;
            /**
             * @description The company's licences and registrations, one line of plain text.
             * @example NIB 0220001234567 · Izin Biro Perjalanan Wisata 123/BPW/2019
             */
            licence?: string;
            /**
             * @description True if a member can hand in a proof of a payment with sendPaymentProof.
             * @example true
             */
            takes_proofs?: boolean;
            /**
             * @description True if a cancellation costs nothing before the first payment.
             * @example true
             */
            is_free_before_payment?: boolean;
            /** @description What a cancellation by the traveller costs, the longest time before departure first. A row is valid from its `days_before` until the row after it begins; the last row has 0 days. */
            cancellation_fees?: components["schemas"]["CancellationFee"][];
        };
        DepartureTour: {
            languages?: components["schemas"]["ContentLanguages"];
            /**
             * Format: int32
             * @description The `id` of the Tour, under which visitors open it.
             * @example 17
             */
            id: number;
            /**
             * @description The name of the tour as visitors read it.
             * @example Turki Lengkap: Istanbul – Cappadocia – Pamukkale
             */
            title: string;
            /** @description The countries of the tour, in the order of travel. */
            mainCountries: components["schemas"]["TourCountry"][];
            /** @description As in the Tour; without it clients sum up no total of a party. */
            costs?: components["schemas"]["TourCost"][];
            /** @description As in the Tour. */
            room_supplements?: components["schemas"]["RoomSupplement"][];
        };
        /** @description A departure with what a calendar shows of its tour. */
        TourDeparture: {
            /** @description The tour that departs, with the fields that a calendar shows. */
            tour: components["schemas"]["DepartureTour"];
            itinerary: components["schemas"]["Itinerary"];
        };
        /**
         * @description Year and month, for example 2027-03.
         * @example 2027-03
         */
        CalendarMonth: string;
        MonthTotal: {
            month: components["schemas"]["CalendarMonth"];
            /**
             * Format: int32
             * @description Departures in the month.
             * @example 2
             */
            total: number;
        };
        DayTotal: {
            /**
             * Format: date
             * @description A day on which groups leave Jakarta, in Asia/Jakarta.
             * @example 2027-03-27
             */
            date: string;
            /**
             * Format: int32
             * @description Departures on the day that pass the filters.
             * @example 1
             */
            total: number;
            /**
             * Format: int64
             * @description Whole rupiah per person, of the departures with seats left or on request; null when none of them has a price. With `adults`, of those with seats for the party.
             * @example 24900000
             */
            lowest_price: number | null;
        };
        /** @description The numbers of the departures that pass the filters. */
        DepartureCalendar: {
            /** @description The month that is shown; null when there are no departures. */
            month: components["schemas"]["CalendarMonth"] | null;
            /**
             * Format: int32
             * @description Tours that pass the filters.
             * @example 36
             */
            tours: number;
            /**
             * Format: int32
             * @description Those of them that have one of the departures.
             * @example 3
             */
            departing_tours: number;
            /**
             * Format: int32
             * @description Departures in all months.
             * @example 5
             */
            total: number;
            /** @description The months with departures, soonest first. */
            months: components["schemas"]["MonthTotal"][];
            /** @description The days with departures in the month that is shown, soonest first. */
            days: components["schemas"]["DayTotal"][];
        };
        /**
         * @description How a person is addressed on the ticket. `Mr` Tuan, `Mrs` Nyonya, `Ms` Nona.
         * @example Mrs
         * @enum {string}
         */
        Salutation: "Mr" | "Mrs" | "Ms";
        /** @description The contact person for our team, who need not travel. */
        BookingContact: {
            title: components["schemas"]["Salutation"];
            /** @description The first name, or the only name of a person who has one; written as PersonName. */
            first_name: components["schemas"]["PersonName"];
            /** @description The last name; left out or empty for a person with one name. */
            last_name?: components["schemas"]["LastName"];
            email: components["schemas"]["EmailAddress"];
            phone: components["schemas"]["PhoneNumber"];
            /**
             * @description The city where the contact person lives, in the person's own words.
             * @example Jakarta Utara
             */
            city: string;
        };
        /** @description The number of guests by age. A party is at most 20 people, infants included, and never more than the `capacity` of the tour; a larger one is refused with 422 and `errors.pax`. Adults and children take a seat each, infants do not. */
        PaxCount: {
            /**
             * Format: int32
             * @description From 12 years on the day of return.
             * @example 2
             */
            adult: number;
            /**
             * Format: int32
             * @description From 2 to 11 years on the day of return.
             * @example 1
             */
            child: number;
            /**
             * Format: int32
             * @description Under 2 years on the day of return, on an adult's lap; at most one for each adult.
             * @example 0
             */
            infant: number;
        };
        RoomWish: {
            type: components["schemas"]["RoomType"];
            /**
             * Format: int32
             * @description Rooms of this type for the whole party.
             * @example 1
             */
            count: number;
        };
        /** @description One traveller, with names as in the passport. Values that are not known yet may be null. */
        Passenger: {
            /**
             * @description Age on the day of return. `adult` from 12 years, `child` 2 to 11, `infant` under 2.
             * @example adult
             * @enum {string}
             */
            type: "adult" | "child" | "infant";
            /** @description Every adult has one; children and infants need none. */
            title?: components["schemas"]["Salutation"];
            /** @description The first names as in the passport, or the only name of a person who has one; written as PersonName. */
            first_name: components["schemas"]["PersonName"];
            /** @description The last name as in the passport; left out or empty for a person with one name. */
            last_name?: components["schemas"]["LastName"];
            /**
             * Format: date
             * @description Date of birth, not after today and not more than 110 years ago; null means it follows later.
             * @example 1988-04-23
             */
            dob: string | null;
            /**
             * @description Country code of ISO 3166-1, two capital letters.
             * @example ID
             */
            nationality: string;
            /**
             * @description The number in the passport, without spaces; null or left out means it follows later.
             * @example X1234567
             */
            passport_number?: string | null;
            /**
             * Format: date
             * @description The last day on which the passport is valid; not before today.
             * @example 2031-02-10
             */
            passport_expiry?: string | null;
            /**
             * @description Special requests, for example a diet or a wheelchair.
             * @example Makanan halal
             */
            special_request?: string;
        };
        /** @description A booking of one departure. `passengers` has one entry for each guest of `pax`, of the same types. Beyond this schema the service checks that the departure belongs to the tour, has not left, is not withdrawn and has seats left, and what the descriptions of `pax`, `rooms` and `passengers` say. */
        BookingRequest: {
            /**
             * Format: int32
             * @description The `id` of the tour to which the departure belongs.
             * @example 17
             */
            tour_id: number;
            /**
             * Format: int32
             * @description The departure.
             * @example 170704
             */
            itinerary_id: number;
            contact: components["schemas"]["BookingContact"];
            /**
             * Format: int64
             * @description Rupiah per person that the visitor has agreed to; null for a price on request. When the departure costs something else by now, nothing is booked and the answer is 409 with `errors.price`. The price is not part of the content that an `Idempotency-Key` identifies: a repeat returns the earlier booking at its own price.
             * @example 23900000
             */
            price?: number | null;
            /**
             * Format: int64
             * @description Rupiah for the whole party that the visitor has agreed to: the guests, less the promotions, with every cost that is certain. When the service counts another total, nothing is booked and the answer is 409 with `errors.price`. As `price` it is not part of the content that an `Idempotency-Key` identifies.
             * @example 77288700
             */
            total?: number | null;
            pax: components["schemas"]["PaxCount"];
            /** @description At most 20 rooms of all types together. */
            rooms: components["schemas"]["RoomWish"][];
            /** @description The travellers, one entry for each guest of `pax` and of the same type. */
            passengers: components["schemas"]["Passenger"][];
            /**
             * @description What the booker wants our team to know about the booking; null or left out when there is nothing.
             * @example Mohon kursi berdekatan di pesawat.
             */
            note?: string | null;
            /** @description Consent to the terms that getTourTerms returns; only true is accepted. */
            agree_terms: components["schemas"]["Consent"];
            /**
             * @description Where the booking began. `web` the site, `prebook` a shared link, `obs` a counter or travel fair.
             * @example web
             * @enum {string}
             */
            source: "web" | "prebook" | "obs";
            /**
             * @description The language for letters about this booking, `id` Indonesian or `en` English.
             * @example id
             * @enum {string}
             */
            locale: "id" | "en";
        };
        /** @description A booking that was recorded. */
        Reservation: {
            /**
             * @description The code to quote to our team.
             * @example KLN-9B3TKD
             */
            reservationCode: string;
            status: components["schemas"]["BookingStatus"];
            /**
             * @description The title of the tour.
             * @example Turki Lengkap: Istanbul – Cappadocia – Pamukkale
             */
            package: string;
            /**
             * Format: date
             * @description The day the group leaves Jakarta, in Asia/Jakarta.
             * @example 2027-04-10
             */
            departure_date: string;
            /**
             * Format: date
             * @description The day the group is back in Jakarta.
             * @example 2027-04-19
             */
            arrival_date: string;
            /**
             * Format: int64
             * @description Whole rupiah per person on the day of booking; null means ask.
             * @example 23900000
             */
            price: number | null;
            pax: components["schemas"]["GuestCounts"];
            payment?: components["schemas"]["BookingPayment"];
            consultant?: components["schemas"]["Consultant"];
        };
        /** @description A country of the world, for addresses. */
        MasterCountry: {
            /**
             * Format: int32
             * @description The number of the country, which is `id_country` in a profile. Countries of tours have other numbers.
             * @example 1
             */
            id: number;
            /**
             * @description ISO 3166-1, two letters.
             * @example ID
             */
            countryCode: string;
            /**
             * @description The name of the country in the language of the content.
             * @example Indonesia
             */
            countryName: string;
            /**
             * @description ISO 4217, three letters.
             * @example IDR
             */
            currCode: string;
        };
        /** @description A city of a country, for addresses. */
        City: {
            /**
             * Format: int32
             * @description The number of the city, which is `id_city` in a profile.
             * @example 1
             */
            pkId: number;
            /**
             * @description A short code of the service's own.
             * @example JKT
             */
            cityCode: string;
            /**
             * @description The name of the city in the language of the content.
             * @example Jakarta
             */
            cityName: string;
            /**
             * @description The `countryCode` of its MasterCountry.
             * @example ID
             */
            countryCode: string;
        };
        /** @description A picture with a few words that leads to a page. */
        Banner: {
            /**
             * Format: int32
             * @description The number of the banner in the service; it says nothing about the order.
             * @example 1
             */
            id: number;
            /**
             * @description The words that are shown on the banner.
             * @example Terbang bersama balon dan fajar Cappadocia
             */
            title: string;
            /**
             * @description A file name on the service; `image_url` is the whole address.
             * @example cappadocia-gold.jpg
             */
            image: string | null;
            /**
             * Format: uri-reference
             * @description A path of this site or an address elsewhere; null leads nowhere.
             * @example /group-tour?regional_id=3
             */
            link: string | null;
            /**
             * @description Where it is meant to be shown, for example "home" or "promo". More may come.
             * @example home
             */
            type: string;
            /**
             * Format: uri-reference
             * @description The address of the picture; null when the banner has none.
             * @example http://localhost:4010/media/cappadocia-gold.jpg
             */
            image_url: string | null;
            image_color?: components["schemas"]["PictureColor"];
        };
        /** @description Visa rules of a country for holders of an ordinary Indonesian passport. They change, hence `updated_at`. */
        VisaCountry: {
            languages?: components["schemas"]["ContentLanguages"];
            /**
             * Format: int32
             * @description The number by which getVisaCountry finds it. It is not the id of a country in other lists.
             * @example 1
             */
            id: number;
            /**
             * @description The name of the country, or of an area with common rules such as Schengen.
             * @example Jepang
             */
            name: string;
            /**
             * @description ISO 3166-1, two letters.
             * @example JP
             */
            country_code: string;
            /**
             * @description `visa_free` no visa for a short stay, `e_visa` applied for or registered online before departure (where a visa is also given on arrival, `summary` says so), `visa_required` a visa from the embassy.
             * @example visa_required
             * @enum {string}
             */
            type: "visa_free" | "e_visa" | "visa_required";
            /**
             * Format: int32
             * @description The calendar days that an application is to be made before the departure; null where they vary too much, and where nothing is applied for.
             * @example 15
             */
            processing_days?: number | null;
            /**
             * @description The rule in a sentence or two, as plain text.
             * @example Pemegang e-paspor cukup mendaftar visa waiver; paspor biasa memerlukan visa.
             */
            summary: string;
            /**
             * Format: uri-reference
             * @description The address of a picture of the country; null when there is none.
             * @example http://localhost:4010/media/pagoda-dawn.jpg
             */
            image_url: string | null;
            /**
             * Format: date
             * @description The day our team last checked it.
             * @example 2026-11-02
             */
            updated_at: string;
        };
        /** @description The visa rules of a country with the documents and the facts of an application. */
        VisaCountryDetail: components["schemas"]["VisaCountry"] & {
            /** @description Documents to bring, in groups. */
            documents: {
                /**
                 * @description The heading of the group, for example the kind of passport it is for.
                 * @example E-paspor
                 */
                title: string;
                /**
                 * @description The documents of the group, one each, as plain text.
                 * @example [
                 *       "E-paspor yang berlaku minimal 6 bulan",
                 *       "Pendaftaran visa waiver"
                 *     ]
                 */
                items: string[];
            }[];
            /**
             * @description In words, for example "5–7 hari kerja".
             * @example 5–7 hari kerja
             */
            processing_time: string | null;
            /**
             * @description In words, with its currency.
             * @example Gratis untuk visa waiver
             */
            fee: string | null;
            /**
             * @description How long one may stay, in words.
             * @example 15 hari per kunjungan dengan visa waiver
             */
            stay: string | null;
            /**
             * @description HTML.
             * @example <p>Persetujuan visa adalah wewenang kedutaan.</p>
             */
            notes: string | null;
            /**
             * Format: uri
             * @description The page of the authority.
             * @example https://kedutaan-jepang.example/visa
             */
            official_url: string | null;
        };
        /** @description How to get an Indonesian passport. */
        PassportRequirement: {
            languages?: components["schemas"]["ContentLanguages"];
            /** @description The cases in which a passport is issued, in the order to show them. */
            sections: {
                /**
                 * @description `new` first passport, `renew` replacement, `child` under 17, `lost` lost or damaged.
                 * @example new
                 * @enum {string}
                 */
                key: "new" | "renew" | "child" | "lost";
                /**
                 * @description The heading of the case as readers see it.
                 * @example Paspor baru
                 */
                title: string;
                /**
                 * @description How to go about it, as plain text.
                 * @example Ajukan melalui M-Paspor, lalu datang ke kantor imigrasi sesuai jadwal.
                 */
                description: string;
                /**
                 * @description The documents to bring, one each, as plain text.
                 * @example [
                 *       "KTP",
                 *       "Kartu keluarga",
                 *       "Akta lahir, buku nikah, ijazah, atau surat baptis"
                 *     ]
                 */
                documents: string[];
            }[];
            /** @description What the immigration office charges, in the order to show it. */
            fees: {
                /**
                 * @description What the fee is for.
                 * @example Paspor elektronik 10 tahun
                 */
                name: string;
                /**
                 * Format: int64
                 * @description Whole rupiah.
                 * @example 950000
                 */
                price: number;
            }[];
            /**
             * @description HTML.
             * @example <p>Masa berlaku 10 tahun hanya untuk yang berusia 17 tahun ke atas atau sudah menikah.</p>
             */
            notes: string | null;
            /**
             * Format: date
             * @description The day our team last checked the requirements.
             * @example 2026-10-15
             */
            updated_at: string;
            /**
             * Format: uri
             * @description The page of the immigration authority; null when there is none.
             * @example https://imigrasi.example/paspor
             */
            official_url: string | null;
        };
        /** @description A picture with a title and an optional link. */
        Link: {
            /**
             * @description The name that is shown with the picture, or alone when there is none.
             * @example Kelana Dokumen
             */
            title: string;
            /**
             * Format: uri-reference
             * @description The address of the picture file; null when there is only the title.
             * @example http://localhost:4010/media/borobudur-dawn.jpg
             */
            image_url: string | null;
            /**
             * Format: uri-reference
             * @description Null when the picture has no link.
             * @example https://dokumen.kelana.example
             */
            hyperlink: string | null;
        };
        /** @description The page about the company; `content`, `vision` and `mission` are HTML. */
        About: {
            languages?: components["schemas"]["ContentLanguages"];
            /**
             * @description HTML. The story of the company and its values.
             * @example <p>Kelana berawal dari satu meja di Jakarta Utara dan satu pertanyaan: mengapa merencanakan perjalanan keluarga harus serumit ini?</p>
             */
            content: string;
            /**
             * @description HTML. What the company wants to achieve.
             * @example <p>Membuat perjalanan jauh terasa dekat bagi keluarga Indonesia.</p>
             */
            vision: string;
            /**
             * @description HTML. How it means to achieve that, mostly as a list.
             * @example <ol><li>Menyusun tour dengan ritme yang nyaman.</li><li>Mendampingi peserta sampai kembali ke rumah.</li></ol>
             */
            mission: string;
            /** @description The services with their descriptions, in the order to show them. */
            our_services: {
                /**
                 * @description The name of the service.
                 * @example Group Tour
                 */
                service: string;
                /**
                 * @description What the service consists of, as plain text.
                 * @example Tour berjadwal dengan tour leader dari Indonesia.
                 */
                description: string;
            }[];
            /** @description The associations and accreditations of the company, in the order to show them. */
            accreditations: components["schemas"]["Link"][];
            /** @description The companies that belong to it, in the order to show them. */
            subsidiaries: components["schemas"]["Link"][];
            /** @description The addresses of the pictures of the page, one for each part. */
            images: {
                /**
                 * Format: uri-reference
                 * @description The picture beside vision and mission; null when there is none.
                 * @example http://localhost:4010/media/bali-dawn.jpg
                 */
                vision_mission: string | null;
                /**
                 * Format: uri-reference
                 * @description The picture of the office at the head of the page; null when there is none.
                 * @example http://localhost:4010/media/singapore-dawn.jpg
                 */
                building: string | null;
                /**
                 * Format: uri-reference
                 * @description The picture beside the story and the values; null when there is none.
                 * @example http://localhost:4010/media/lofoten-dawn.jpg
                 */
                core_values: string | null;
                /**
                 * Format: uri-reference
                 * @description The picture above the subsidiaries; null when there is none.
                 * @example http://localhost:4010/media/bali-gold.jpg
                 */
                subsidiaries: string | null;
                /**
                 * Format: uri-reference
                 * @description The picture above the accreditations; null when there is none.
                 * @example http://localhost:4010/media/bali-jade.jpg
                 */
                accreditation: string | null;
            };
            /**
             * @description The names of the services alone.
             * @example [
             *       "Group Tour",
             *       "Visa & Dokumen"
             *     ]
             */
            services: string[];
            /** @description The people of the company, in the order to show them; those with the same `role` follow each other. */
            team?: components["schemas"]["Person"][];
        };
        /** @description An offer with a picture and a link, for example an early bird discount. */
        Promotion: {
            languages?: components["schemas"]["ContentLanguages"];
            /**
             * Format: int32
             * @description The number by which the `promotions` of departures name it.
             * @example 1
             */
            id?: number;
            /**
             * @description The name of the promotion as visitors read it.
             * @example Early bird Eropa: hemat hingga Rp 2.000.000
             */
            title: string;
            /**
             * Format: uri-reference
             * @description The address of the picture; null when there is none.
             * @example http://localhost:4010/media/eiffel-coral.jpg
             */
            image_url: string | null;
            /**
             * Format: uri-reference
             * @description A path of this site or an address elsewhere; null leads nowhere.
             * @example /group-tour?regional_id=2
             */
            hyperlink: string | null;
            /**
             * @description What a guest gets, in a few words, for example "Hemat hingga Rp 2.000.000 per orang".
             * @example Hemat hingga Rp 2.000.000 per orang
             */
            benefit?: string | null;
            /**
             * Format: date
             * @description The first day on which a booking gets the promotion, in Asia/Jakarta; null when it is open.
             * @example 2026-11-01
             */
            starts_on?: string | null;
            /**
             * Format: date
             * @description The last day; null when it is open. Promotions that have ended are not shown.
             * @example 2026-12-31
             */
            ends_on?: string | null;
            /**
             * @description The conditions, one plain sentence each.
             * @example [
             *       "Dipesan paling lambat 90 hari sebelum berangkat.",
             *       "Tidak digabung dengan promo lain."
             *     ]
             */
            conditions?: string[];
        };
        /** @description A season in which Indonesians travel, with the departures in it. */
        Season: {
            languages?: components["schemas"]["ContentLanguages"];
            /**
             * @description The name of the season in its address: the days around Lebaran, the school holidays in the middle of the year, the holidays of December with New Year, cherry blossom, snow.
             * @example lebaran
             * @enum {string}
             */
            key: "lebaran" | "school" | "year_end" | "sakura" | "snow";
            /**
             * @description What visitors call the season, without a year.
             * @example Lebaran
             */
            title: string;
            /**
             * @description Why to travel then, in one or two plain sentences.
             * @example Cuti bersama paling panjang setahun. Tour berangkat sejak pekan sebelum hari raya.
             */
            text: string;
            /**
             * Format: uri-reference
             * @description The address of the picture; null when there is none.
             * @example http://localhost:4010/media/abudhabi-gold.jpg
             */
            image_url: string | null;
            /** @description The colour of `image_url`. */
            image_color?: components["schemas"]["PictureColor"];
            /**
             * Format: date
             * @description The first day of departure that belongs to the season; it may be past.
             * @example 2027-03-04
             */
            first_day: string;
            /**
             * Format: date
             * @description The last day of departure that belongs to the season; today or later.
             * @example 2027-03-16
             */
            last_day: string;
            /**
             * @description The months of the season, for the filter `month` of listTours.
             * @example [
             *       "2027-03"
             *     ]
             */
            months: string[];
            /**
             * @description The countries of the season, for the filter `country` of listTours; empty for all.
             * @example []
             */
            country_ids: number[];
            /**
             * Format: int32
             * @description Departures from today on with seats for the party, or on request.
             * @example 8
             */
            departures: number;
            /**
             * Format: int64
             * @description Whole rupiah per person; the cheapest of these departures, null when no price is known.
             * @example 17500000
             */
            min_price: number | null;
        };
        /** @description An address in parts. A part that is null or left out is not known or not fixed. */
        PostalAddress: {
            /**
             * @description Building, street and number, and the district.
             * @example Ruko Bahari Sentra Blok A No. 8, Penjaringan
             */
            street?: string | null;
            /**
             * @description The city or regency.
             * @example Jakarta Utara
             */
            locality: string;
            /**
             * @description The province.
             * @example DKI Jakarta
             */
            region?: string | null;
            /**
             * @description The code of the post office as text, five digits in Indonesia.
             * @example 14450
             */
            postal_code?: string | null;
            /**
             * @description ISO 3166-1, two letters.
             * @example ID
             */
            country_code: string;
        };
        /** @description The days of a week with the same opening hours. */
        OpeningHours: {
            /**
             * @description The days on which the office opens and closes at these times.
             * @example [
             *       "monday",
             *       "tuesday",
             *       "wednesday",
             *       "thursday",
             *       "friday"
             *     ]
             */
            days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
            /**
             * @description Hours and minutes, for example "09:00".
             * @example 09:00
             */
            opens: string;
            /**
             * @description Later than `opens`.
             * @example 17:30
             */
            closes: string;
        };
        /** @description The page with the offices and how to reach them. */
        ContactPage: {
            /** @description Also shown in the top bar of every page. */
            headline: {
                /**
                 * Format: uri-reference
                 * @description The address of the picture beside the headline; null when there is none.
                 * @example http://localhost:4010/media/bali-jade.jpg
                 */
                image_url: string | null;
                /**
                 * @description The large line of the headline.
                 * @example Konsultan kami siap membantu
                 */
                title: string;
                /**
                 * @description The small line below it, with the opening hours in words.
                 * @example Sen–Jum 09.00–17.30, Sab 09.00–14.00 WIB
                 */
                subtitle: string;
            };
            /** @description The head office first. */
            offices: {
                /**
                 * @description What the office is called, by its city or part of the city.
                 * @example Jakarta Utara – Kantor Pusat
                 */
                name: string;
                /**
                 * @description The whole address in one line, as it is shown to visitors and searched on a map.
                 * @example Ruko Bahari Sentra Blok A No. 8, Penjaringan, Jakarta Utara 14450
                 */
                address: string;
                /** @description The same address in parts. */
                postal_address?: components["schemas"]["PostalAddress"];
                /** @description When the office is open, in its local time; it is closed on a day that is not listed. */
                opening_hours?: components["schemas"]["OpeningHours"][];
                /** @description The telephone numbers and email addresses of the office, in the order to show them. */
                contacts: {
                    /**
                     * @description `phone` a landline, `whatsapp` a WhatsApp number, `email` an email address.
                     * @example whatsapp
                     * @enum {string}
                     */
                    type: "phone" | "whatsapp" | "email";
                    /**
                     * @description As it is shown to visitors.
                     * @example 0812-0000-0101
                     */
                    value: string;
                    /** @description Only of a phone or WhatsApp number. */
                    number?: components["schemas"]["PhoneNumber"];
                }[];
                /** @description Who answers at the office, in the order to show them. */
                consultants?: components["schemas"]["Person"][];
            }[];
        };
        /**
         * @description First and last name together, written as PersonName.
         * @example Ratna Kusumawardani
         */
        FullName: string;
        /** @description A message to our team. */
        ContactRequest: {
            name: components["schemas"]["FullName"];
            /** @description The address to which our team answers. */
            email: components["schemas"]["EmailAddress"];
            phone?: components["schemas"]["PhoneNumber"];
            /**
             * @description The team for the message: `tour` group tours, `corporate` corporate travel, `mice` events, `visa` visas and documents, `other` anybody.
             * @example tour
             * @enum {string}
             */
            topic: "tour" | "corporate" | "mice" | "visa" | "other";
            /**
             * @description The question or request as plain text.
             * @example Apakah tour Turki bulan April masih bisa diikuti orang tua berusia 72 tahun?
             */
            message: string;
        };
        /** @description An open position; the three long texts are HTML. */
        Career: {
            languages?: components["schemas"]["ContentLanguages"];
            /**
             * Format: int32
             * @description The number of the position, which applyForCareer has in its path.
             * @example 1
             */
            id: number;
            /**
             * @description The job title as applicants read it.
             * @example Tour Consultant
             */
            position: string;
            /**
             * @description The last part of the page's address; unique.
             * @example tour-consultant
             */
            slug: string;
            /**
             * @description In the service's own words, for example "Full time".
             * @example Full time
             */
            type: string;
            /**
             * @description In the service's own words, for example "Kontrak 1 tahun".
             * @example Tetap
             */
            contract: string;
            /**
             * @description HTML. What the job is about in a few sentences; lists show its beginning.
             * @example <p>Anda menjawab pertanyaan keluarga yang sedang memilih perjalanan.</p>
             */
            description: string;
            /**
             * @description HTML. What an applicant must bring, mostly as a list.
             * @example <ul><li>Pendidikan minimal D3, semua jurusan.</li><li>Pengalaman satu tahun di layanan pelanggan.</li></ul>
             */
            requirements: string;
            /**
             * @description HTML. The tasks of the job, mostly as a list.
             * @example <ul><li>Membantu calon peserta memilih tour dan keberangkatan.</li><li>Mencatat pesanan dan memeriksa dokumen.</li></ul>
             */
            job_description: string;
            /**
             * Format: date
             * @description The day it was posted.
             * @example 2026-11-07
             */
            created_at?: string;
            /**
             * Format: date
             * @description The last day for an application, in Asia/Jakarta; null when the position stays open until it is filled. A position that has closed is not sent.
             * @example 2026-12-31
             */
            closes_on?: string | null;
            /**
             * @description The city of work.
             * @example Jakarta Utara
             */
            location?: string;
            /** @description The place of work in parts, as far as it is fixed. */
            address?: components["schemas"]["PostalAddress"];
        };
        /** @description An application for a position; numbers arrive as text in a form and are read as numbers. */
        ApplicationForm: {
            full_name: components["schemas"]["FullName"];
            /** @description The address to which our team answers. */
            email: components["schemas"]["EmailAddress"];
            phone: components["schemas"]["PhoneNumber"];
            /**
             * @description The city in which the applicant lives.
             * @example Bekasi
             */
            city: string;
            /**
             * @description The highest degree and its subject.
             * @example S1 Sastra Jepang
             */
            education: string;
            /**
             * Format: int32
             * @description Whole years of work experience; 0 for none.
             * @example 3
             */
            years_experience: number;
            /**
             * @description The present employer; left out or empty when there is none.
             * @example Sanggar Bahasa Nusa
             */
            current_company?: string;
            /**
             * Format: int64
             * @description Whole rupiah a month; more than 1,000,000,000 is refused.
             * @example 7500000
             */
            expected_salary?: number;
            /**
             * Format: uri
             * @description A web address, with `http` or `https`.
             * @example https://intan.example/karya
             */
            portfolio_url?: string;
            /**
             * @description Plain text. What the applicant writes about the application.
             * @example Saya terbiasa menemani rombongan pelajar ke Jepang dan ingin membantu lebih banyak keluarga.
             */
            cover_letter?: string;
            /**
             * Format: binary
             * @description A PDF or Word file of at most 5 MB.
             * @example (isi berkas)
             */
            cv: Blob;
            /** @description Agreement to keep the application for recruiting, as the privacy policy says. Only true is accepted. */
            consent: components["schemas"]["Consent"];
        };
        /** @description What an applicant keeps of an application that has arrived. */
        ApplicationReceipt: {
            /**
             * @description The number to quote when asking about the application.
             * @example LMR-2611-0038
             */
            reference: string;
        };
        /** @description A kind of event that can be asked for. */
        MiceProduct: {
            /**
             * Format: int32
             * @description The number by which `products` of an enquiry names it.
             * @example 2
             */
            id: number;
            /**
             * @description What the kind of event is called, as visitors choose it.
             * @example Incentive Trip
             */
            name: string;
        };
        /** @description An enquiry for a meeting, incentive trip, conference or exhibition; `end_date` is not before `start_date`. */
        MiceRequest: {
            /**
             * @description The `id` of each MiceProduct wanted; may be empty.
             * @example [
             *       2,
             *       5
             *     ]
             */
            products: number[];
            /**
             * @description The company or organisation that plans the event.
             * @example PT Nusa Cipta Pangan
             */
            company?: string;
            /** @description The contact person for the event, first and last name together. */
            pic_name: components["schemas"]["FullName"];
            /** @description The email address of the contact person. */
            email: components["schemas"]["EmailAddress"];
            phone: components["schemas"]["PhoneNumber"];
            /**
             * @description `meeting`, `incentive` a reward trip, `conference`, `exhibition`, `other` anything else.
             * @example incentive
             * @enum {string}
             */
            event_type?: "meeting" | "incentive" | "conference" | "exhibition" | "other";
            /**
             * @description Where the event is to take place, in free words.
             * @example Istanbul, Turki
             */
            city_or_country: string;
            /**
             * Format: date
             * @description The first day of the event, not before today in Asia/Jakarta; a rough date is enough.
             * @example 2027-09-06
             */
            start_date: string;
            /**
             * Format: date
             * @description The last day of the event.
             * @example 2027-09-12
             */
            end_date?: string;
            /**
             * @description Whether the event may also take place on other days.
             * @example true
             */
            flexible_dates?: boolean;
            /**
             * Format: int32
             * @description People expected.
             * @example 120
             */
            pax: number;
            /**
             * @description Million rupiah for the whole event: `under_100`, `100_500`, `500_1000`, `over_1000`, or `undecided`.
             * @example over_1000
             * @enum {string}
             */
            budget?: "under_100" | "100_500" | "500_1000" | "over_1000" | "undecided";
            /**
             * @description Other wishes as plain text, for example the programme or the meals.
             * @example Makan malam penutup di tepi Bosphorus, seluruh hidangan halal.
             */
            needs?: string;
        };
        /** @description A company that wants to travel with us on account. */
        CorporateRequest: {
            /**
             * @description The full name of the company, with its legal form where that is part of it.
             * @example PT Arunika Teknologi
             */
            company_name: string;
            /**
             * @description The legal form: `PT` limited company, `CV` partnership, `Yayasan` foundation, `Koperasi` cooperative, `Instansi` public body, `Lainnya` another.
             * @example PT
             * @enum {string}
             */
            entity_type?: "PT" | "CV" | "Yayasan" | "Koperasi" | "Instansi" | "Lainnya";
            /**
             * @description The line of business in the company's own words, for example logistics or banking.
             * @example Teknologi informasi
             */
            industry?: string;
            /**
             * @description Tax number, 15 or 16 digits without full stops.
             * @example 0012345678901000
             */
            npwp?: string;
            /**
             * @description Street, number and district of the office.
             * @example Jl. Dermaga Kencana No. 77, Gubeng
             */
            address?: string;
            /**
             * @description The city of the office.
             * @example Surabaya
             */
            city: string;
            /**
             * Format: uri
             * @description A web address, with `http` or `https`.
             * @example https://arunika.example
             */
            website?: string;
            /** @description The contact person at the company, first and last name together. */
            pic_name: components["schemas"]["FullName"];
            /**
             * @description What the contact person does at the company.
             * @example Kepala Bagian Umum
             */
            pic_position?: string;
            /** @description The email address of the contact person at the company. */
            pic_email: components["schemas"]["EmailAddress"];
            /** @description The number at which our team calls the contact person; in E.164, with plus sign and country code and without spaces. */
            pic_phone: components["schemas"]["PhoneNumber"];
            /**
             * @description People who travel in a usual month: `1_10`, `11_50`, `51_200` or `over_200`.
             * @example 11_50
             * @enum {string}
             */
            travellers_per_month: "1_10" | "11_50" | "51_200" | "over_200";
            /**
             * @description What the company wants from us, at least one service.
             * @example [
             *       "ticket",
             *       "hotel",
             *       "visa"
             *     ]
             */
            services: ("ticket" | "hotel" | "visa" | "tour" | "mice")[];
            /**
             * @description What our team should know, as plain text, for example frequent routes or the travel policy.
             * @example Kami memerlukan tagihan bulanan per divisi.
             */
            message?: string;
            /** @description Agreement to the terms and conditions of the site. Only true is accepted. */
            agree_terms: components["schemas"]["Consent"];
        };
        /** @description An article of the blog. Its slug is in `seo`. */
        Article: {
            languages?: components["schemas"]["ContentLanguages"];
            is_draft?: components["schemas"]["IsDraft"];
            /**
             * Format: int32
             * @description The number of the article in the service; its page is found by the slug.
             * @example 5
             */
            id: number;
            /**
             * @description The headline as readers see it, in lists and above the article.
             * @example Musim di Turki: pilih bulan yang cocok untuk balon udara
             */
            title: string;
            /** @description The texts for search engines, with the slug that every article has. */
            seo: components["schemas"]["Seo"] & {
                /** @example musim-di-turki-pilih-bulan-untuk-balon-udara */
                slug: string;
            };
            /**
             * @description HTML.
             * @example <p>Balon tidak terbang karena Anda sudah membayar. Ia terbang bila angin pada subuh itu cukup tenang.</p>
             */
            content: string;
            /**
             * @description A file name on the service; `image_url` is the whole address.
             * @example cappadocia-rose.jpg
             */
            image: string | null;
            /**
             * Format: uri-reference
             * @description The address of the picture; null when the article has none.
             * @example http://localhost:4010/media/cappadocia-rose.jpg
             */
            image_url: string | null;
            image_color?: components["schemas"]["PictureColor"];
            /**
             * Format: date-time
             * @description Date and time with the time zone.
             * @example 2026-09-30T02:00:00Z
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its text last changed, never before `created_at`; null when it is as it was published.
             * @example 2026-11-02T02:00:00Z
             */
            updated_at?: string | null;
        };
        /** @description A tour that changed, or its departures or days. */
        TourChange: {
            /**
             * @description Always `tour`, by which this kind of change is told from the others.
             * @example tour
             * @constant
             */
            kind: "tour";
            /**
             * Format: int32
             * @description The id of the tour.
             * @example 17
             */
            id: number;
        };
        /** @description A row that has a slug and changed. */
        NamedChange: {
            /**
             * @description An article of the blog, or an open position.
             * @example article
             * @enum {string}
             */
            kind: "article" | "career";
            /**
             * @description The slug by which the row is read.
             * @example kapan-waktu-terbaik-melihat-sakura-di-jepang
             */
            slug: string;
        };
        /** @description A list or a page that changed as a whole. */
        ListChange: {
            /**
             * @description The regions, hot deals, banners, promotions, the texts of the seasons, the pages about and contact, the terms of tours, the visas, the passport requirement, the MICE products.
             * @example banners
             * @enum {string}
             */
            kind: "regionals" | "deals" | "banners" | "promotions" | "seasons" | "about" | "contact" | "terms" | "visa" | "passport" | "mice";
        };
        /** @description A changed row or list. A tour stands for its departures and days too, an article and a career for their text. */
        ContentChange: components["schemas"]["TourChange"] | components["schemas"]["NamedChange"] | components["schemas"]["ListChange"];
        /** @description What was published at one moment. */
        ContentChanges: {
            /** @description Everything that changed; a row that was taken offline is named too. */
            changes: components["schemas"]["ContentChange"][];
        };
    };
    responses: {
        /** @description Signed in. */
        SignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["Token"];
                };
            };
        };
        /** @description The body is not valid for its media type. */
        MalformedBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The email address and the password do not belong together. */
        LoginRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is too large; JSON of more than 1 MB or a form of more than 32 MB always is. */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body has a media type that this operation does not take. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field of the body is missing or unknown. */
        LoginInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The caller has reached a limit of this operation (`x-rate-limit`); `Retry-After` says when the next call is accepted. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The service failed; trying again later may help. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The service cannot answer now; `Retry-After`, when it is sent, says when to try again. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token is no longer valid. */
        SignedOut: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description No bearer token, or one that is unknown or has expired. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A parameter breaks a rule, or a query parameter is not known. */
        InvalidParameters: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The member exists; with a token, the member is also signed in. */
        Registered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data?: components["schemas"]["Token"];
                };
            };
        };
        /** @description A field breaks a rule, or the email address is taken. */
        RegistrationInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token can be used. */
        TokenGood: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description The token is unknown, used up or expired. */
        TokenRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token is missing from the body, or a field is unknown. */
        TokenInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The same for every address, so that the answer does not reveal which ones belong to members. */
        RecoveryRequested: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description The email address is missing or invalid. */
        RecoveryInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The new password is set; sign in with it. */
        PasswordReset: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description A password breaks a rule, or the two differ. */
        ResetInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The profile. */
        ProfileFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["Profile"];
                };
            };
        };
        /** @description Changed. After a change of password sign in again. */
        UserUpdated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data?: components["schemas"]["Profile"];
                };
            };
        };
        /** @description A field breaks a rule, the forms are mixed, or the old password is wrong. */
        UserUpdateInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The card, with the history of its points. */
        MembershipFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["Membership"];
                };
            };
        };
        /** @description The bookings. */
        BookingsFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description All bookings, upcoming departures first by soonest date, then past ones, latest first. */
                    data: components["schemas"]["BookingHistory"][];
                };
            };
        };
        /** @description The booking. */
        BookingFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["BookingDetails"];
                };
            };
        };
        /** @description The member has no booking with this code. */
        UnknownBooking: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The proof has arrived. */
        PaymentProofReceived: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["PaymentProof"];
                };
            };
        };
        /** @description The file is missing or not of the right kind. */
        PaymentProofInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request has arrived. */
        TripRequestReceived: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["TripRequest"];
                };
            };
        };
        /** @description A field breaks a rule. */
        TripRequestInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The link. */
        TripLinkCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["TripLink"];
                };
            };
        };
        /** @description There is no link any more. */
        TripLinkDeleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description One page of tours. */
        TourPage: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description The tours of this page; empty beyond the last page. */
                    data: components["schemas"]["Tour"][];
                    pagination: components["schemas"]["Pagination"];
                    facets?: components["schemas"]["Facets"];
                    party?: components["schemas"]["Party"];
                };
            };
        };
        /** @description A parameter breaks a rule, or a query parameter is not known. */
        TourQueryInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No region has this id. */
        UnknownRegional: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description All regions. */
        RegionalList: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description All regions, also those without tours. */
                    data: components["schemas"]["Regional"][];
                };
            };
        };
        /** @description The tour. */
        TourFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["Tour"];
                };
            };
        };
        /** @description The draft token is not the one of the service, or the service has none. */
        DraftsRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No tour has this id. */
        UnknownTour: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The id is not a whole number in range, or a query parameter is not known. */
        InvalidId: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The departures. */
        ItineraryList: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description All departures, upcoming ones first, soonest first, then past ones, latest first. */
                    data: components["schemas"]["Itinerary"][];
                };
            };
        };
        /** @description The days in order. */
        DayActivityList: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description The days in order; empty when the programme is not written yet. */
                    data: components["schemas"]["DayActivity"][];
                };
            };
        };
        /** @description No departure has this id. */
        UnknownDeparture: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The terms. */
        TourTermsFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["TourTerms"];
                };
            };
        };
        /** @description The trip. */
        SharedTripFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["SharedTrip"];
                };
            };
        };
        /** @description There is no link with this key, or it was withdrawn. */
        UnknownTripLink: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The accounts and the fees. */
        PaymentTermsFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["PaymentTerms"];
                };
            };
        };
        /** @description One page of the departures of a month or a day, and the calendar. */
        DeparturePage: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description The departures of this page, soonest first and on one day by the title of the tour. */
                    data: components["schemas"]["TourDeparture"][];
                    pagination: components["schemas"]["Pagination"];
                    calendar: components["schemas"]["DepartureCalendar"];
                    party?: components["schemas"]["Party"];
                };
            };
        };
        /** @description The booking is recorded. */
        Booked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description What was recorded. */
                    data: {
                        reservation: components["schemas"]["Reservation"];
                    };
                };
            };
        };
        /** @description The service accepts no booking of this member now; `message` says why. */
        BookingForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No such tour, or no such departure of it. */
        BookingUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too few seats are left, the departure has another price than the agreed one, or the Idempotency-Key belongs to another booking. */
        BookingConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A field breaks a rule, the party is too large, or passengers and heads do not fit together. */
        BookingInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The PDF. Being binary it has no example in this document. */
        ItineraryPdf: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                /**
                 * @description Proposes a file name made of "Itinerary - " and the tour's title.
                 * @example attachment; filename="Itinerary - Turki Lengkap.pdf"
                 */
                "Content-Disposition": string;
                [name: string]: unknown;
            };
            content: {
                "application/pdf": Blob;
            };
        };
        /** @description The deals. */
        DealList: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description The deals; one whose departure is full is not among them. */
                    data: components["schemas"]["Tour"][];
                };
            };
        };
        /** @description The countries. */
        CountryList: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description The countries that match, Indonesia first and the others by name. */
                    data: components["schemas"]["MasterCountry"][];
                };
            };
        };
        /** @description A parameter breaks a rule, or a query parameter is not known. */
        MasterQueryInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The cities. */
        CityList: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description The cities that match; empty for a country without cities in the list. */
                    data: components["schemas"]["City"][];
                };
            };
        };
        /** @description The banners. */
        BannerList: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description All banners in the order to show them. */
                    data: components["schemas"]["Banner"][];
                };
            };
        };
        /** @description The countries. */
        VisaCountryList: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description All countries with visa rules, without their documents. */
                    data: components["schemas"]["VisaCountry"][];
                };
            };
        };
        /** @description The country. */
        VisaCountryFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["VisaCountryDetail"];
                };
            };
        };
        /** @description No country with visa rules has this id. */
        UnknownVisaCountry: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The requirements. */
        PassportRequirementFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["PassportRequirement"];
                };
            };
        };
        /** @description The page. */
        AboutFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["About"];
                };
            };
        };
        /** @description The promotions. */
        PromotionList: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description The promotions in the order to show them. */
                    data: components["schemas"]["Promotion"][];
                };
            };
        };
        /** @description The seasons. */
        SeasonList: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description The seasons, soonest first; also those without departures. */
                    data: components["schemas"]["Season"][];
                    party?: components["schemas"]["Party"];
                };
            };
        };
        /** @description The page. */
        ContactPageFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["ContactPage"];
                };
            };
        };
        /** @description The message has arrived. */
        MessageReceived: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description A field breaks a rule. */
        MessageInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The positions. */
        CareerList: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description All open positions, the newest first. */
                    data: components["schemas"]["Career"][];
                };
            };
        };
        /** @description The position. */
        CareerFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["Career"];
                };
            };
        };
        /** @description No open position has this slug or id. */
        UnknownCareer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The application has arrived. */
        ApplicationReceived: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data?: components["schemas"]["ApplicationReceipt"];
                };
            };
        };
        /** @description A field breaks a rule, or the file is not of the right kind. */
        ApplicationInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The kinds of events. */
        MiceProductList: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description All kinds of events that an enquiry can select. */
                    data: components["schemas"]["MiceProduct"][];
                };
            };
        };
        /** @description The enquiry has arrived. */
        MiceReceived: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description A field breaks a rule, or the event ends before it starts. */
        MiceInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The registration has arrived. */
        CompanyRegistered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description A field breaks a rule. */
        CompanyInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description One page of articles. */
        ArticlePage: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    /** @description The articles of this page, the newest first; empty beyond the last page. */
                    data: components["schemas"]["Article"][];
                    pagination: components["schemas"]["Pagination"];
                };
            };
        };
        /** @description A parameter breaks a rule, or a query parameter is not known. */
        ArticleQueryInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The article. */
        ArticleFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"] & {
                    data: components["schemas"]["Article"];
                };
            };
        };
        /** @description No article has this slug. */
        UnknownArticle: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The call is not signed with the shared secret, has no nonce, is older than five minutes or was received before. */
        BadSignature: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than 16 kB. */
        ChangeTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body names an unknown kind, or a row without its id or slug. */
        UnknownChange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many calls; `Retry-After` says when the next one is accepted. */
        TooManyChanges: {
            headers: {
                /** @description Seconds until the next call is accepted. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
        AcceptLanguage: string;
        /**
         * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
         * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
         */
        RequestId: string;
        /**
         * @description The `reservationCode` of a booking.
         * @example KLN-M42XTD
         */
        ReservationCode: string;
        /** @description Words to look for, in any letter case and without accents. Each must stand in the title, the route or a country of the tour, in Indonesian or English. A search that begins the name of a region, such as "eropa barat", finds all its tours, unless it is the name of a country: "turki" finds only tours to Türkiye. When nothing is found, words anywhere in the name of the region count too. Empty means all. */
        SearchTours: string;
        /** @description Only tours of this Regional. */
        FilterRegional: number;
        /** @description Only tours that visit one of these countries; repeat the parameter for each `id`. */
        FilterCountry: number[];
        /**
         * @description Only tours with an upcoming departure in one of these months; repeat the parameter for each.
         * @example [
         *       "2027-03",
         *       "2027-04"
         *     ]
         */
        FilterMonth: string[];
        /**
         * @description Only tours with an upcoming departure on this day or later, such as the `first_day` of a season.
         * @example 2027-03-04
         */
        FilterFirstDay: string;
        /**
         * @description Only tours with an upcoming departure on this day or earlier, such as the `last_day` of a season.
         * @example 2027-03-16
         */
        FilterLastDay: string;
        /** @description Shortest trip, in days. */
        FilterMinDays: number;
        /** @description Longest trip, in days. */
        FilterMaxDays: number;
        /** @description Lowest price in whole rupiah per person, compared with the price of the cheapest departure that month, days, seats and party leave: without them that is the `price` of the tour. */
        FilterMinPrice: number;
        /** @description Highest price in whole rupiah per person, compared like the lowest. A tour without a price is left out when either end is given. */
        FilterMaxPrice: number;
        /** @description Keeps only tours with a seat left (or seats on request) on an upcoming departure; with `adults`, seats for all who need one. */
        FilterAvailable: "1";
        /**
         * @description The adults of the party that wants to travel. The price of a tour is then that of its cheapest departure with seats for all who need one, or on request; only if there is none, that of the cheapest with any seats, or of all. Filters by price follow it, and the order by price follows what the party pays there.
         * @example 2
         */
        Adults: number;
        /**
         * @description The children of the party, who need a seat each. Without `adults` the parameter has no effect.
         * @example 2
         */
        Children: number;
        /**
         * @description The infants of the party, who need no seat. Without `adults` the parameter has no effect.
         * @example 0
         */
        Infants: number;
        /** @description The order of the list. */
        SortTours: "soonest" | "price_asc" | "price_desc" | "duration_asc" | "newest";
        /** @description The page, counted from 1. A page beyond the last answers 200 with empty `data`. */
        Page: number;
        /** @description Rows per page. */
        Limit: number;
        /**
         * @description The `id` of a Regional.
         * @example 3
         */
        RegionalId: number;
        /**
         * @description The `id` of a Tour.
         * @example 17
         */
        TourId: number;
        /**
         * @description A secret that service and website share. With it the answer has what an editor saved but did not publish yet; without it, and for a row without a draft, what is published. No cache may keep an answer with drafts.
         * @example a-secret-of-service-and-website
         */
        DraftToken: string;
        /**
         * @description The `id` of an Itinerary, that is of one departure.
         * @example 170703
         */
        DepartureId: number;
        /**
         * @description The key of a link for fellow travellers. A header, because logs keep addresses.
         * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
         */
        TripKey: string;
        /**
         * @description The month to show. Left out, before the current month or after the last one with departures, it is the first month with departures.
         * @example 2027-03
         */
        MonthShown: string;
        /**
         * @description Only the departures of this day in `data`; a day outside the month that is shown is left out of account.
         * @example 2027-03-13
         */
        DayShown: string;
        /**
         * @description A key for one intended booking, such as a random UUID; repeated requests for it send the same key. A second request with the key and the same body returns the first reservation and books nothing; with another body it returns 409 with `errors.idempotency_key`. The key belongs to the member. The agreed `price` does not count as content, so a repeat returns the reservation at the price it was made at. A refused request does not use up its key. Without a key every request is a new booking.
         * @example 5f0c1d2e-8a47-4c1b-9d6e-2b7f3a9c0e11
         */
        IdempotencyKey: string;
        /**
         * @description The `id` of an Itinerary, that is of one departure.
         * @example 170703
         */
        ItineraryId: number;
        /** @description Most rows of the departures table; the departure asked for is always among them. */
        MaxRow: number;
        /** @description The layout of the PDF. */
        PdfVersion: number;
        /** @description Words to look for, in any letter case. Empty means all. */
        Search: string;
        /**
         * @description Only cities of this country, by the `countryCode` of a MasterCountry.
         * @example ID
         */
        CountryCode: string;
        /**
         * @description The `id` of a VisaCountry.
         * @example 1
         */
        VisaCountryId: number;
        /**
         * @description The `slug` of a Career.
         * @example tour-consultant
         */
        CareerSlug: string;
        /**
         * @description The `id` of a Career; 0 is a general application without a position.
         * @example 1
         */
        CareerId: number;
        /**
         * @description The `seo.slug` of an Article.
         * @example musim-di-turki-pilih-bulan-untuk-balon-udara
         */
        ArticleSlug: string;
        /**
         * @description `t=<seconds since 1970>,n=<nonce>,v1=<hex>`, where the hex is the HMAC-SHA256 of `<seconds>.<nonce>.<body>` with the secret that service and website share. The nonce is a text that no other call has, such as a random UUID. A signature is accepted for five minutes, and its nonce once.
         * @example t=1795746000,n=5f0c1d2e-8a47-4c1b-9d6e-2b7f3a9c0e11,v1=5f1cf2c9a6f2b1c1f6e1ff8f8b8a6f0ab4ce2b0d54a1d98ac0a8f6cbd4de2a11
         */
        CallSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds until the next call is accepted.
         * @example 120
         */
        RetryAfter: number;
        /** @description The language of the content: of all texts except those of rows whose `languages` begin with another one. A service that does not send it has Indonesian content. */
        ContentLanguage: components["schemas"]["ContentLanguage"];
    };
    pathItems: never;
}
export type EmailAddress = components['schemas']['EmailAddress'];
export type GivenPassword = components['schemas']['GivenPassword'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type Envelope = components['schemas']['Envelope'];
export type Token = components['schemas']['Token'];
export type Failure = components['schemas']['Failure'];
export type PersonName = components['schemas']['PersonName'];
export type LastName = components['schemas']['LastName'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type NewPassword = components['schemas']['NewPassword'];
export type Consent = components['schemas']['Consent'];
export type RegisterRequest = components['schemas']['RegisterRequest'];
export type RecoveryToken = components['schemas']['RecoveryToken'];
export type CheckTokenRequest = components['schemas']['CheckTokenRequest'];
export type ForgotPasswordRequest = components['schemas']['ForgotPasswordRequest'];
export type ResetPasswordRequest = components['schemas']['ResetPasswordRequest'];
export type Profile = components['schemas']['Profile'];
export type ProfileForm = components['schemas']['ProfileForm'];
export type PhotoForm = components['schemas']['PhotoForm'];
export type PasswordForm = components['schemas']['PasswordForm'];
export type ContentLanguage = components['schemas']['ContentLanguage'];
export type PointMovement = components['schemas']['PointMovement'];
export type Membership = components['schemas']['Membership'];
export type BookingStatus = components['schemas']['BookingStatus'];
export type GuestCounts = components['schemas']['GuestCounts'];
export type CountedPromotion = components['schemas']['CountedPromotion'];
export type BookingPayment = components['schemas']['BookingPayment'];
export type Consultant = components['schemas']['Consultant'];
export type PaymentProof = components['schemas']['PaymentProof'];
export type Traveller = components['schemas']['Traveller'];
export type MeetingPoint = components['schemas']['MeetingPoint'];
export type BookingHistory = components['schemas']['BookingHistory'];
export type PriceLine = components['schemas']['PriceLine'];
export type AgreedPrice = components['schemas']['AgreedPrice'];
export type Payment = components['schemas']['Payment'];
export type Person = components['schemas']['Person'];
export type HotelStay = components['schemas']['HotelStay'];
export type Flight = components['schemas']['Flight'];
export type PlaceWeather = components['schemas']['PlaceWeather'];
export type TripChange = components['schemas']['TripChange'];
export type TripRequestKind = components['schemas']['TripRequestKind'];
export type TripRequestText = components['schemas']['TripRequestText'];
export type TripRequest = components['schemas']['TripRequest'];
export type BookingDetails = components['schemas']['BookingDetails'];
export type PaymentProofForm = components['schemas']['PaymentProofForm'];
export type TripRequestForm = components['schemas']['TripRequestForm'];
export type TripLink = components['schemas']['TripLink'];
export type ContentLanguages = components['schemas']['ContentLanguages'];
export type IsDraft = components['schemas']['IsDraft'];
export type Seo = components['schemas']['Seo'];
export type PictureColor = components['schemas']['PictureColor'];
export type DeparturePromotion = components['schemas']['DeparturePromotion'];
export type Itinerary = components['schemas']['Itinerary'];
export type MonthHighlight = components['schemas']['MonthHighlight'];
export type Regional = components['schemas']['Regional'];
export type Country = components['schemas']['Country'];
export type TourCountry = components['schemas']['TourCountry'];
export type TourSummary = components['schemas']['TourSummary'];
export type GalleryImage = components['schemas']['GalleryImage'];
export type RouteStop = components['schemas']['RouteStop'];
export type TourCost = components['schemas']['TourCost'];
export type RoomType = components['schemas']['RoomType'];
export type RoomSupplement = components['schemas']['RoomSupplement'];
export type TourPayment = components['schemas']['TourPayment'];
export type Tour = components['schemas']['Tour'];
export type Pagination = components['schemas']['Pagination'];
export type NamedFacet = components['schemas']['NamedFacet'];
export type CountryFacet = components['schemas']['CountryFacet'];
export type Facets = components['schemas']['Facets'];
export type Party = components['schemas']['Party'];
export type Transport = components['schemas']['Transport'];
export type DayActivity = components['schemas']['DayActivity'];
export type TourTerms = components['schemas']['TourTerms'];
export type SharedTrip = components['schemas']['SharedTrip'];
export type BankAccount = components['schemas']['BankAccount'];
export type CancellationFee = components['schemas']['CancellationFee'];
export type PaymentTerms = components['schemas']['PaymentTerms'];
export type DepartureTour = components['schemas']['DepartureTour'];
export type TourDeparture = components['schemas']['TourDeparture'];
export type CalendarMonth = components['schemas']['CalendarMonth'];
export type MonthTotal = components['schemas']['MonthTotal'];
export type DayTotal = components['schemas']['DayTotal'];
export type DepartureCalendar = components['schemas']['DepartureCalendar'];
export type Salutation = components['schemas']['Salutation'];
export type BookingContact = components['schemas']['BookingContact'];
export type PaxCount = components['schemas']['PaxCount'];
export type RoomWish = components['schemas']['RoomWish'];
export type Passenger = components['schemas']['Passenger'];
export type BookingRequest = components['schemas']['BookingRequest'];
export type Reservation = components['schemas']['Reservation'];
export type MasterCountry = components['schemas']['MasterCountry'];
export type City = components['schemas']['City'];
export type Banner = components['schemas']['Banner'];
export type VisaCountry = components['schemas']['VisaCountry'];
export type VisaCountryDetail = components['schemas']['VisaCountryDetail'];
export type PassportRequirement = components['schemas']['PassportRequirement'];
export type Link = components['schemas']['Link'];
export type About = components['schemas']['About'];
export type Promotion = components['schemas']['Promotion'];
export type Season = components['schemas']['Season'];
export type PostalAddress = components['schemas']['PostalAddress'];
export type OpeningHours = components['schemas']['OpeningHours'];
export type ContactPage = components['schemas']['ContactPage'];
export type FullName = components['schemas']['FullName'];
export type ContactRequest = components['schemas']['ContactRequest'];
export type Career = components['schemas']['Career'];
export type ApplicationForm = components['schemas']['ApplicationForm'];
export type ApplicationReceipt = components['schemas']['ApplicationReceipt'];
export type MiceProduct = components['schemas']['MiceProduct'];
export type MiceRequest = components['schemas']['MiceRequest'];
export type CorporateRequest = components['schemas']['CorporateRequest'];
export type Article = components['schemas']['Article'];
export type TourChange = components['schemas']['TourChange'];
export type NamedChange = components['schemas']['NamedChange'];
export type ListChange = components['schemas']['ListChange'];
export type ContentChange = components['schemas']['ContentChange'];
export type ContentChanges = components['schemas']['ContentChanges'];
export type ResponseSignedIn = components['responses']['SignedIn'];
export type ResponseMalformedBody = components['responses']['MalformedBody'];
export type ResponseLoginRefused = components['responses']['LoginRefused'];
export type ResponseBodyTooLarge = components['responses']['BodyTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseLoginInvalid = components['responses']['LoginInvalid'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ResponseSignedOut = components['responses']['SignedOut'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseInvalidParameters = components['responses']['InvalidParameters'];
export type ResponseRegistered = components['responses']['Registered'];
export type ResponseRegistrationInvalid = components['responses']['RegistrationInvalid'];
export type ResponseTokenGood = components['responses']['TokenGood'];
export type ResponseTokenRefused = components['responses']['TokenRefused'];
export type ResponseTokenInvalid = components['responses']['TokenInvalid'];
export type ResponseRecoveryRequested = components['responses']['RecoveryRequested'];
export type ResponseRecoveryInvalid = components['responses']['RecoveryInvalid'];
export type ResponsePasswordReset = components['responses']['PasswordReset'];
export type ResponseResetInvalid = components['responses']['ResetInvalid'];
export type ResponseProfileFound = components['responses']['ProfileFound'];
export type ResponseUserUpdated = components['responses']['UserUpdated'];
export type ResponseUserUpdateInvalid = components['responses']['UserUpdateInvalid'];
export type ResponseMembershipFound = components['responses']['MembershipFound'];
export type ResponseBookingsFound = components['responses']['BookingsFound'];
export type ResponseBookingFound = components['responses']['BookingFound'];
export type ResponseUnknownBooking = components['responses']['UnknownBooking'];
export type ResponsePaymentProofReceived = components['responses']['PaymentProofReceived'];
export type ResponsePaymentProofInvalid = components['responses']['PaymentProofInvalid'];
export type ResponseTripRequestReceived = components['responses']['TripRequestReceived'];
export type ResponseTripRequestInvalid = components['responses']['TripRequestInvalid'];
export type ResponseTripLinkCreated = components['responses']['TripLinkCreated'];
export type ResponseTripLinkDeleted = components['responses']['TripLinkDeleted'];
export type ResponseTourPage = components['responses']['TourPage'];
export type ResponseTourQueryInvalid = components['responses']['TourQueryInvalid'];
export type ResponseUnknownRegional = components['responses']['UnknownRegional'];
export type ResponseRegionalList = components['responses']['RegionalList'];
export type ResponseTourFound = components['responses']['TourFound'];
export type ResponseDraftsRefused = components['responses']['DraftsRefused'];
export type ResponseUnknownTour = components['responses']['UnknownTour'];
export type ResponseInvalidId = components['responses']['InvalidId'];
export type ResponseItineraryList = components['responses']['ItineraryList'];
export type ResponseDayActivityList = components['responses']['DayActivityList'];
export type ResponseUnknownDeparture = components['responses']['UnknownDeparture'];
export type ResponseTourTermsFound = components['responses']['TourTermsFound'];
export type ResponseSharedTripFound = components['responses']['SharedTripFound'];
export type ResponseUnknownTripLink = components['responses']['UnknownTripLink'];
export type ResponsePaymentTermsFound = components['responses']['PaymentTermsFound'];
export type ResponseDeparturePage = components['responses']['DeparturePage'];
export type ResponseBooked = components['responses']['Booked'];
export type ResponseBookingForbidden = components['responses']['BookingForbidden'];
export type ResponseBookingUnknown = components['responses']['BookingUnknown'];
export type ResponseBookingConflict = components['responses']['BookingConflict'];
export type ResponseBookingInvalid = components['responses']['BookingInvalid'];
export type ResponseItineraryPdf = components['responses']['ItineraryPdf'];
export type ResponseDealList = components['responses']['DealList'];
export type ResponseCountryList = components['responses']['CountryList'];
export type ResponseMasterQueryInvalid = components['responses']['MasterQueryInvalid'];
export type ResponseCityList = components['responses']['CityList'];
export type ResponseBannerList = components['responses']['BannerList'];
export type ResponseVisaCountryList = components['responses']['VisaCountryList'];
export type ResponseVisaCountryFound = components['responses']['VisaCountryFound'];
export type ResponseUnknownVisaCountry = components['responses']['UnknownVisaCountry'];
export type ResponsePassportRequirementFound = components['responses']['PassportRequirementFound'];
export type ResponseAboutFound = components['responses']['AboutFound'];
export type ResponsePromotionList = components['responses']['PromotionList'];
export type ResponseSeasonList = components['responses']['SeasonList'];
export type ResponseContactPageFound = components['responses']['ContactPageFound'];
export type ResponseMessageReceived = components['responses']['MessageReceived'];
export type ResponseMessageInvalid = components['responses']['MessageInvalid'];
export type ResponseCareerList = components['responses']['CareerList'];
export type ResponseCareerFound = components['responses']['CareerFound'];
export type ResponseUnknownCareer = components['responses']['UnknownCareer'];
export type ResponseApplicationReceived = components['responses']['ApplicationReceived'];
export type ResponseApplicationInvalid = components['responses']['ApplicationInvalid'];
export type ResponseMiceProductList = components['responses']['MiceProductList'];
export type ResponseMiceReceived = components['responses']['MiceReceived'];
export type ResponseMiceInvalid = components['responses']['MiceInvalid'];
export type ResponseCompanyRegistered = components['responses']['CompanyRegistered'];
export type ResponseCompanyInvalid = components['responses']['CompanyInvalid'];
export type ResponseArticlePage = components['responses']['ArticlePage'];
export type ResponseArticleQueryInvalid = components['responses']['ArticleQueryInvalid'];
export type ResponseArticleFound = components['responses']['ArticleFound'];
export type ResponseUnknownArticle = components['responses']['UnknownArticle'];
export type ResponseBadSignature = components['responses']['BadSignature'];
export type ResponseChangeTooLarge = components['responses']['ChangeTooLarge'];
export type ResponseUnknownChange = components['responses']['UnknownChange'];
export type ResponseTooManyChanges = components['responses']['TooManyChanges'];
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterRequestId = components['parameters']['RequestId'];
export type ParameterReservationCode = components['parameters']['ReservationCode'];
export type ParameterSearchTours = components['parameters']['SearchTours'];
export type ParameterFilterRegional = components['parameters']['FilterRegional'];
export type ParameterFilterCountry = components['parameters']['FilterCountry'];
export type ParameterFilterMonth = components['parameters']['FilterMonth'];
export type ParameterFilterFirstDay = components['parameters']['FilterFirstDay'];
export type ParameterFilterLastDay = components['parameters']['FilterLastDay'];
export type ParameterFilterMinDays = components['parameters']['FilterMinDays'];
export type ParameterFilterMaxDays = components['parameters']['FilterMaxDays'];
export type ParameterFilterMinPrice = components['parameters']['FilterMinPrice'];
export type ParameterFilterMaxPrice = components['parameters']['FilterMaxPrice'];
export type ParameterFilterAvailable = components['parameters']['FilterAvailable'];
export type ParameterAdults = components['parameters']['Adults'];
export type ParameterChildren = components['parameters']['Children'];
export type ParameterInfants = components['parameters']['Infants'];
export type ParameterSortTours = components['parameters']['SortTours'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterRegionalId = components['parameters']['RegionalId'];
export type ParameterTourId = components['parameters']['TourId'];
export type ParameterDraftToken = components['parameters']['DraftToken'];
export type ParameterDepartureId = components['parameters']['DepartureId'];
export type ParameterTripKey = components['parameters']['TripKey'];
export type ParameterMonthShown = components['parameters']['MonthShown'];
export type ParameterDayShown = components['parameters']['DayShown'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterItineraryId = components['parameters']['ItineraryId'];
export type ParameterMaxRow = components['parameters']['MaxRow'];
export type ParameterPdfVersion = components['parameters']['PdfVersion'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterCountryCode = components['parameters']['CountryCode'];
export type ParameterVisaCountryId = components['parameters']['VisaCountryId'];
export type ParameterCareerSlug = components['parameters']['CareerSlug'];
export type ParameterCareerId = components['parameters']['CareerId'];
export type ParameterArticleSlug = components['parameters']['ArticleSlug'];
export type ParameterCallSignature = components['parameters']['CallSignature'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type HeaderContentLanguage = components['headers']['ContentLanguage'];
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: components["responses"]["SignedIn"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["LoginRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LoginInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignedOut"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            200: components["responses"]["Registered"];
            400: components["responses"]["MalformedBody"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RegistrationInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckTokenRequest"];
            };
        };
        responses: {
            200: components["responses"]["TokenGood"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["TokenRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["TokenInvalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            200: components["responses"]["RecoveryRequested"];
            400: components["responses"]["MalformedBody"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RecoveryInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            200: components["responses"]["PasswordReset"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["TokenRefused"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ResetInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ProfileFound"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfileForm"] | components["schemas"]["PhotoForm"] | components["schemas"]["PasswordForm"];
            };
        };
        responses: {
            200: components["responses"]["UserUpdated"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UserUpdateInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMembership: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MembershipFound"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBookings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingsFound"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `reservationCode` of a booking.
                 * @example KLN-M42XTD
                 */
                code: components["parameters"]["ReservationCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BookingFound"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownBooking"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendPaymentProof: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `reservationCode` of a booking.
                 * @example KLN-M42XTD
                 */
                code: components["parameters"]["ReservationCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PaymentProofForm"];
            };
        };
        responses: {
            200: components["responses"]["PaymentProofReceived"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownBooking"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PaymentProofInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendTripRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `reservationCode` of a booking.
                 * @example KLN-M42XTD
                 */
                code: components["parameters"]["ReservationCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TripRequestForm"];
            };
        };
        responses: {
            200: components["responses"]["TripRequestReceived"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownBooking"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["TripRequestInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTripLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `reservationCode` of a booking.
                 * @example KLN-M42XTD
                 */
                code: components["parameters"]["ReservationCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TripLinkCreated"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownBooking"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTripLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `reservationCode` of a booking.
                 * @example KLN-M42XTD
                 */
                code: components["parameters"]["ReservationCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TripLinkDeleted"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["UnknownBooking"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTours: {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case and without accents. Each must stand in the title, the route or a country of the tour, in Indonesian or English. A search that begins the name of a region, such as "eropa barat", finds all its tours, unless it is the name of a country: "turki" finds only tours to Türkiye. When nothing is found, words anywhere in the name of the region count too. Empty means all. */
                search?: components["parameters"]["SearchTours"];
                /** @description Only tours of this Regional. */
                regional_id?: components["parameters"]["FilterRegional"];
                /** @description Only tours that visit one of these countries; repeat the parameter for each `id`. */
                country?: components["parameters"]["FilterCountry"];
                /**
                 * @description Only tours with an upcoming departure in one of these months; repeat the parameter for each.
                 * @example [
                 *       "2027-03",
                 *       "2027-04"
                 *     ]
                 */
                month?: components["parameters"]["FilterMonth"];
                /**
                 * @description Only tours with an upcoming departure on this day or later, such as the `first_day` of a season.
                 * @example 2027-03-04
                 */
                first_day?: components["parameters"]["FilterFirstDay"];
                /**
                 * @description Only tours with an upcoming departure on this day or earlier, such as the `last_day` of a season.
                 * @example 2027-03-16
                 */
                last_day?: components["parameters"]["FilterLastDay"];
                /** @description Shortest trip, in days. */
                min_days?: components["parameters"]["FilterMinDays"];
                /** @description Longest trip, in days. */
                max_days?: components["parameters"]["FilterMaxDays"];
                /** @description Lowest price in whole rupiah per person, compared with the price of the cheapest departure that month, days, seats and party leave: without them that is the `price` of the tour. */
                min_price?: components["parameters"]["FilterMinPrice"];
                /** @description Highest price in whole rupiah per person, compared like the lowest. A tour without a price is left out when either end is given. */
                max_price?: components["parameters"]["FilterMaxPrice"];
                /** @description Keeps only tours with a seat left (or seats on request) on an upcoming departure; with `adults`, seats for all who need one. */
                available?: components["parameters"]["FilterAvailable"];
                /**
                 * @description The adults of the party that wants to travel. The price of a tour is then that of its cheapest departure with seats for all who need one, or on request; only if there is none, that of the cheapest with any seats, or of all. Filters by price follow it, and the order by price follows what the party pays there.
                 * @example 2
                 */
                adults?: components["parameters"]["Adults"];
                /**
                 * @description The children of the party, who need a seat each. Without `adults` the parameter has no effect.
                 * @example 2
                 */
                children?: components["parameters"]["Children"];
                /**
                 * @description The infants of the party, who need no seat. Without `adults` the parameter has no effect.
                 * @example 0
                 */
                infants?: components["parameters"]["Infants"];
                /** @description The order of the list. */
                sort?: components["parameters"]["SortTours"];
                /** @description The page, counted from 1. A page beyond the last answers 200 with empty `data`. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TourPage"];
            422: components["responses"]["TourQueryInvalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listToursOfRegional: {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case and without accents. Each must stand in the title, the route or a country of the tour, in Indonesian or English. A search that begins the name of a region, such as "eropa barat", finds all its tours, unless it is the name of a country: "turki" finds only tours to Türkiye. When nothing is found, words anywhere in the name of the region count too. Empty means all. */
                search?: components["parameters"]["SearchTours"];
                /** @description Only tours that visit one of these countries; repeat the parameter for each `id`. */
                country?: components["parameters"]["FilterCountry"];
                /**
                 * @description Only tours with an upcoming departure in one of these months; repeat the parameter for each.
                 * @example [
                 *       "2027-03",
                 *       "2027-04"
                 *     ]
                 */
                month?: components["parameters"]["FilterMonth"];
                /**
                 * @description Only tours with an upcoming departure on this day or later, such as the `first_day` of a season.
                 * @example 2027-03-04
                 */
                first_day?: components["parameters"]["FilterFirstDay"];
                /**
                 * @description Only tours with an upcoming departure on this day or earlier, such as the `last_day` of a season.
                 * @example 2027-03-16
                 */
                last_day?: components["parameters"]["FilterLastDay"];
                /** @description Shortest trip, in days. */
                min_days?: components["parameters"]["FilterMinDays"];
                /** @description Longest trip, in days. */
                max_days?: components["parameters"]["FilterMaxDays"];
                /** @description Lowest price in whole rupiah per person, compared with the price of the cheapest departure that month, days, seats and party leave: without them that is the `price` of the tour. */
                min_price?: components["parameters"]["FilterMinPrice"];
                /** @description Highest price in whole rupiah per person, compared like the lowest. A tour without a price is left out when either end is given. */
                max_price?: components["parameters"]["FilterMaxPrice"];
                /** @description Keeps only tours with a seat left (or seats on request) on an upcoming departure; with `adults`, seats for all who need one. */
                available?: components["parameters"]["FilterAvailable"];
                /**
                 * @description The adults of the party that wants to travel. The price of a tour is then that of its cheapest departure with seats for all who need one, or on request; only if there is none, that of the cheapest with any seats, or of all. Filters by price follow it, and the order by price follows what the party pays there.
                 * @example 2
                 */
                adults?: components["parameters"]["Adults"];
                /**
                 * @description The children of the party, who need a seat each. Without `adults` the parameter has no effect.
                 * @example 2
                 */
                children?: components["parameters"]["Children"];
                /**
                 * @description The infants of the party, who need no seat. Without `adults` the parameter has no effect.
                 * @example 0
                 */
                infants?: components["parameters"]["Infants"];
                /** @description The order of the list. */
                sort?: components["parameters"]["SortTours"];
                /** @description The page, counted from 1. A page beyond the last answers 200 with empty `data`. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `id` of a Regional.
                 * @example 3
                 */
                regional_id: components["parameters"]["RegionalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TourPage"];
            404: components["responses"]["UnknownRegional"];
            422: components["responses"]["TourQueryInvalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRegionals: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RegionalList"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTour: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A secret that service and website share. With it the answer has what an editor saved but did not publish yet; without it, and for a row without a draft, what is published. No cache may keep an answer with drafts.
                 * @example a-secret-of-service-and-website
                 */
                "Draft-Token"?: components["parameters"]["DraftToken"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `id` of a Tour.
                 * @example 17
                 */
                id: components["parameters"]["TourId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TourFound"];
            401: components["responses"]["DraftsRefused"];
            404: components["responses"]["UnknownTour"];
            422: components["responses"]["InvalidId"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listItineraries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `id` of a Tour.
                 * @example 17
                 */
                id: components["parameters"]["TourId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ItineraryList"];
            404: components["responses"]["UnknownTour"];
            422: components["responses"]["InvalidId"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDayActivities: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `id` of an Itinerary, that is of one departure.
                 * @example 170703
                 */
                id: components["parameters"]["DepartureId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DayActivityList"];
            404: components["responses"]["UnknownDeparture"];
            422: components["responses"]["InvalidId"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTourTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TourTermsFound"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSharedTrip: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The key of a link for fellow travellers. A header, because logs keep addresses.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "Trip-Key": components["parameters"]["TripKey"];
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SharedTripFound"];
            404: components["responses"]["UnknownTripLink"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPaymentTerms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PaymentTermsFound"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDepartures: {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case and without accents. Each must stand in the title, the route or a country of the tour, in Indonesian or English. A search that begins the name of a region, such as "eropa barat", finds all its tours, unless it is the name of a country: "turki" finds only tours to Türkiye. When nothing is found, words anywhere in the name of the region count too. Empty means all. */
                search?: components["parameters"]["SearchTours"];
                /** @description Only tours of this Regional. */
                regional_id?: components["parameters"]["FilterRegional"];
                /** @description Only tours that visit one of these countries; repeat the parameter for each `id`. */
                country?: components["parameters"]["FilterCountry"];
                /**
                 * @description Only tours with an upcoming departure in one of these months; repeat the parameter for each.
                 * @example [
                 *       "2027-03",
                 *       "2027-04"
                 *     ]
                 */
                month?: components["parameters"]["FilterMonth"];
                /**
                 * @description Only tours with an upcoming departure on this day or later, such as the `first_day` of a season.
                 * @example 2027-03-04
                 */
                first_day?: components["parameters"]["FilterFirstDay"];
                /**
                 * @description Only tours with an upcoming departure on this day or earlier, such as the `last_day` of a season.
                 * @example 2027-03-16
                 */
                last_day?: components["parameters"]["FilterLastDay"];
                /** @description Shortest trip, in days. */
                min_days?: components["parameters"]["FilterMinDays"];
                /** @description Longest trip, in days. */
                max_days?: components["parameters"]["FilterMaxDays"];
                /** @description Lowest price in whole rupiah per person, compared with the price of the cheapest departure that month, days, seats and party leave: without them that is the `price` of the tour. */
                min_price?: components["parameters"]["FilterMinPrice"];
                /** @description Highest price in whole rupiah per person, compared like the lowest. A tour without a price is left out when either end is given. */
                max_price?: components["parameters"]["FilterMaxPrice"];
                /** @description Keeps only tours with a seat left (or seats on request) on an upcoming departure; with `adults`, seats for all who need one. */
                available?: components["parameters"]["FilterAvailable"];
                /**
                 * @description The adults of the party that wants to travel. The price of a tour is then that of its cheapest departure with seats for all who need one, or on request; only if there is none, that of the cheapest with any seats, or of all. Filters by price follow it, and the order by price follows what the party pays there.
                 * @example 2
                 */
                adults?: components["parameters"]["Adults"];
                /**
                 * @description The children of the party, who need a seat each. Without `adults` the parameter has no effect.
                 * @example 2
                 */
                children?: components["parameters"]["Children"];
                /**
                 * @description The infants of the party, who need no seat. Without `adults` the parameter has no effect.
                 * @example 0
                 */
                infants?: components["parameters"]["Infants"];
                /**
                 * @description The month to show. Left out, before the current month or after the last one with departures, it is the first month with departures.
                 * @example 2027-03
                 */
                at?: components["parameters"]["MonthShown"];
                /**
                 * @description Only the departures of this day in `data`; a day outside the month that is shown is left out of account.
                 * @example 2027-03-13
                 */
                day?: components["parameters"]["DayShown"];
                /** @description The page, counted from 1. A page beyond the last answers 200 with empty `data`. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeparturePage"];
            422: components["responses"]["TourQueryInvalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bookTour: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key for one intended booking, such as a random UUID; repeated requests for it send the same key. A second request with the key and the same body returns the first reservation and books nothing; with another body it returns 409 with `errors.idempotency_key`. The key belongs to the member. The agreed `price` does not count as content, so a repeat returns the reservation at the price it was made at. A refused request does not use up its key. Without a key every request is a new booking.
                 * @example 5f0c1d2e-8a47-4c1b-9d6e-2b7f3a9c0e11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRequest"];
            };
        };
        responses: {
            200: components["responses"]["Booked"];
            400: components["responses"]["MalformedBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["BookingForbidden"];
            404: components["responses"]["BookingUnknown"];
            409: components["responses"]["BookingConflict"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["BookingInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getItineraryPdf: {
        parameters: {
            query?: {
                /** @description Most rows of the departures table; the departure asked for is always among them. */
                max_row?: components["parameters"]["MaxRow"];
                /** @description The layout of the PDF. */
                version?: components["parameters"]["PdfVersion"];
            };
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `id` of an Itinerary, that is of one departure.
                 * @example 170703
                 */
                itineraryId: components["parameters"]["ItineraryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ItineraryPdf"];
            404: components["responses"]["UnknownDeparture"];
            422: components["responses"]["InvalidId"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeals: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DealList"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. Empty means all. */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CountryList"];
            422: components["responses"]["MasterQueryInvalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCities: {
        parameters: {
            query?: {
                /**
                 * @description Only cities of this country, by the `countryCode` of a MasterCountry.
                 * @example ID
                 */
                country?: components["parameters"]["CountryCode"];
                /** @description Words to look for, in any letter case. Empty means all. */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CityList"];
            422: components["responses"]["MasterQueryInvalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBanners: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["BannerList"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listVisaCountries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VisaCountryList"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getVisaCountry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `id` of a VisaCountry.
                 * @example 1
                 */
                id: components["parameters"]["VisaCountryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VisaCountryFound"];
            404: components["responses"]["UnknownVisaCountry"];
            422: components["responses"]["InvalidId"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPassportRequirement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PassportRequirementFound"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAboutPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AboutFound"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPromotions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PromotionList"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSeasons: {
        parameters: {
            query?: {
                /**
                 * @description The adults of the party that wants to travel. The price of a tour is then that of its cheapest departure with seats for all who need one, or on request; only if there is none, that of the cheapest with any seats, or of all. Filters by price follow it, and the order by price follows what the party pays there.
                 * @example 2
                 */
                adults?: components["parameters"]["Adults"];
                /**
                 * @description The children of the party, who need a seat each. Without `adults` the parameter has no effect.
                 * @example 2
                 */
                children?: components["parameters"]["Children"];
                /**
                 * @description The infants of the party, who need no seat. Without `adults` the parameter has no effect.
                 * @example 0
                 */
                infants?: components["parameters"]["Infants"];
            };
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SeasonList"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContactPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContactPageFound"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            200: components["responses"]["MessageReceived"];
            400: components["responses"]["MalformedBody"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MessageInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCareers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CareerList"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCareer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `slug` of a Career.
                 * @example tour-consultant
                 */
                slug: components["parameters"]["CareerSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CareerFound"];
            404: components["responses"]["UnknownCareer"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    applyForCareer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `id` of a Career; 0 is a general application without a position.
                 * @example 1
                 */
                id: components["parameters"]["CareerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ApplicationForm"];
            };
        };
        responses: {
            200: components["responses"]["ApplicationReceived"];
            400: components["responses"]["MalformedBody"];
            404: components["responses"]["UnknownCareer"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ApplicationInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMiceProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MiceProductList"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    bookMice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MiceRequest"];
            };
        };
        responses: {
            200: components["responses"]["MiceReceived"];
            400: components["responses"]["MalformedBody"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["MiceInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerCorporate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorporateRequest"];
            };
        };
        responses: {
            200: components["responses"]["CompanyRegistered"];
            400: components["responses"]["MalformedBody"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CompanyInvalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listArticles: {
        parameters: {
            query?: {
                /** @description Words to look for, in any letter case. Empty means all. */
                search?: components["parameters"]["Search"];
                /** @description The page, counted from 1. A page beyond the last answers 200 with empty `data`. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ArticlePage"];
            422: components["responses"]["ArticleQueryInvalid"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getArticle: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of the answer: of `message` and `errors`, and of the content as far as the service has it in that language. The first of `id` and `en` in the header decides; without either it is Indonesian. `Content-Language` says what the answer is in. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A secret that service and website share. With it the answer has what an editor saved but did not publish yet; without it, and for a row without a draft, what is published. No cache may keep an answer with drafts.
                 * @example a-secret-of-service-and-website
                 */
                "Draft-Token"?: components["parameters"]["DraftToken"];
                /**
                 * @description The id of the visitor's request that a call belongs to. The site sends it with the calls of a page that it renders; a service writes it into its log and repeats it in the same header of the answer.
                 * @example 5f0c1d2e8a474c1b9d6e2b7f3a9c0e11
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `seo.slug` of an Article.
                 * @example musim-di-turki-pilih-bulan-untuk-balon-udara
                 */
                slug: components["parameters"]["ArticleSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ArticleFound"];
            401: components["responses"]["DraftsRefused"];
            404: components["responses"]["UnknownArticle"];
            422: components["responses"]["InvalidParameters"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
type FlattenedDeepRequired<T> = {
    [K in keyof T]-?: FlattenedDeepRequired<T[K] extends unknown[] | undefined | null ? Extract<T[K], unknown[]>[number] : T[K]>;
};
type ReadonlyArray<T> = [
    Exclude<T, undefined>
] extends [
    unknown[]
] ? Readonly<Exclude<T, undefined>> : Readonly<Exclude<T, undefined>[]>;
export const contentLanguageValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ContentLanguage"]> = ["id", "en"];
export const pointMovementStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PointMovement"]["status"]> = ["earned", "used", "expired"];
export const bookingStatusValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["BookingStatus"]> = ["booking", "deposit", "cancel", "full_payment"];
export const paymentProofStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PaymentProof"]["state"]> = ["received", "confirmed", "refused"];
export const paymentProofFile_typeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PaymentProof"]["file_type"]> = ["JPG", "PDF"];
export const travellerTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Traveller"]["type"]> = ["adult", "child", "infant"];
export const tripRequestKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TripRequestKind"]> = ["room", "seat", "cancel", "other"];
export const tripRequestStateValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TripRequest"]["state"]> = ["received", "agreed", "declined"];
export const departurePromotionPerValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["DeparturePromotion"]["per"]> = ["guest", "adult", "child", "booking"];
export const tourCostKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TourCost"]["kind"]> = ["tax", "tipping", "visa", "insurance", "activity", "personal", "other"];
export const tourCostPerValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["TourCost"]["per"]> = ["guest", "booking"];
export const roomTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["RoomType"]> = ["twin", "double", "triple", "single"];
export const transportValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Transport"]> = ["flight", "bus", "train", "ferry", "cruise", "cable", "walk"];
export const salutationValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Salutation"]> = ["Mr", "Mrs", "Ms"];
export const passengerTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Passenger"]["type"]> = ["adult", "child", "infant"];
export const bookingRequestSourceValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["BookingRequest"]["source"]> = ["web", "prebook", "obs"];
export const bookingRequestLocaleValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["BookingRequest"]["locale"]> = ["id", "en"];
export const visaCountryTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["VisaCountry"]["type"]> = ["visa_free", "e_visa", "visa_required"];
export const passportRequirementSectionsKeyValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["PassportRequirement"]["sections"]["key"]> = ["new", "renew", "child", "lost"];
export const seasonKeyValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["Season"]["key"]> = ["lebaran", "school", "year_end", "sakura", "snow"];
export const openingHoursDaysValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["OpeningHours"]["days"]> = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
export const contactPageOfficesContactsTypeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ContactPage"]["offices"]["contacts"]["type"]> = ["phone", "whatsapp", "email"];
export const contactRequestTopicValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ContactRequest"]["topic"]> = ["tour", "corporate", "mice", "visa", "other"];
export const miceRequestEvent_typeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["MiceRequest"]["event_type"]> = ["meeting", "incentive", "conference", "exhibition", "other"];
export const miceRequestBudgetValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["MiceRequest"]["budget"]> = ["under_100", "100_500", "500_1000", "over_1000", "undecided"];
export const corporateRequestEntity_typeValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["CorporateRequest"]["entity_type"]> = ["PT", "CV", "Yayasan", "Koperasi", "Instansi", "Lainnya"];
export const corporateRequestTravellers_per_monthValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["CorporateRequest"]["travellers_per_month"]> = ["1_10", "11_50", "51_200", "over_200"];
export const corporateRequestServicesValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["CorporateRequest"]["services"]> = ["ticket", "hotel", "visa", "tour", "mice"];
export const namedChangeKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["NamedChange"]["kind"]> = ["article", "career"];
export const listChangeKindValues: ReadonlyArray<FlattenedDeepRequired<components>["schemas"]["ListChange"]["kind"]> = ["regionals", "deals", "banners", "promotions", "seasons", "about", "contact", "terms", "visa", "passport", "mice"];
export const componentsParametersFilterAvailableValues: ReadonlyArray<FlattenedDeepRequired<components>["parameters"]["FilterAvailable"]> = ["1"];
export const componentsParametersSortToursValues: ReadonlyArray<FlattenedDeepRequired<components>["parameters"]["SortTours"]> = ["soonest", "price_asc", "price_desc", "duration_asc", "newest"];
