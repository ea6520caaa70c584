import type { Behaviours } from '../../../mocks/behaviour.ts';
import { allBehaviours } from '../../../mocks/behaviours/all.ts';
import { bookingStory } from '../stories/booking-story.ts';
import { logoutStory, memberStory, recoveryStory } from '../stories/member-stories.ts';
import type { Person } from '../stories/person.ts';

type Fault = {
  fault: string;
  behaviours: Partial<Behaviours>;
  story: (person: Person) => Promise<void>;
  /** What the story says about it. */
  told: RegExp;
};

const anHour = (now: Date) => now.getTime() + 3_600_000;

/** Hosts that keep every schema and still do the wrong thing. */
export const storyFaults: Fault[] = [
  {
    fault: 'old tokens live on after a change of password',
    behaviours: {
      async updateUser(context) {
        const { sessions } = context.database.state;
        const before = structuredClone(sessions);
        const reply = await allBehaviours.updateUser(context);
        Object.assign(sessions, before);
        return reply;
      },
    },
    story: memberStory,
    told: /getProfile was not refused/,
  },
  {
    fault: 'the profile forgets a field',
    behaviours: {
      updateUser(context) {
        const { body, member } = context;
        if ('dob' in body && member) delete body.dob;
        return allBehaviours.updateUser(context);
      },
    },
    story: memberStory,
    told: /dob: null/,
  },
  {
    fault: 'the photo loses a byte',
    behaviours: {
      updateUser(context) {
        const { body } = context;
        const cut =
          'photo' in body ? { photo: new File([body.photo.slice(0, 2)], 'me.png', { type: 'image/png' }) } : body;
        return allBehaviours.updateUser({ ...context, body: cut });
      },
    },
    story: memberStory,
    told: /255/,
  },
  {
    fault: 'signing out ends nothing',
    behaviours: { logout: ({ reply }) => reply(200, { success: true }) },
    story: logoutStory,
    told: /getProfile was not refused/,
  },
  {
    fault: 'a recovery link can be used twice',
    behaviours: {
      async resetPassword(context) {
        const { body, database, now } = context;
        const reply = await allBehaviours.resetPassword(context);
        database.state.recoveryTokens[body.token] = { memberId: 'm1', expiresAt: anHour(now) };
        return reply;
      },
    },
    story: recoveryStory,
    told: /resetPassword was not refused/,
  },
  {
    fault: 'a booking sent again is booked again',
    behaviours: {
      bookTour: (context) => allBehaviours.bookTour({ ...context, request: new Request(context.request.url) }),
    },
    story: bookingStory,
    told: /expected 'KLN-\w+' to be 'KLN-/,
  },
  {
    fault: 'infants take a seat',
    behaviours: {
      async bookTour(context) {
        const { body, database } = context;
        const known = Object.keys(database.state.idempotency).length;
        const reply = await allBehaviours.bookTour(context);
        const isNew = Object.keys(database.state.idempotency).length > known;
        if (isNew) database.state.seatsTaken[body.itinerary_id] = body.pax.adult + body.pax.child + body.pax.infant;
        return reply;
      },
    },
    story: bookingStory,
    told: /expected \d+ to be \d+/,
  },
];
