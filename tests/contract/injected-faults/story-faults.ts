import type { Behaviours } from '../../../mocks/behaviour.ts';
import { allBehaviours } from '../../../mocks/behaviours/all.ts';
import { bookingStory } from '../stories/booking-story.ts';
import { logoutStory, memberStory, recoveryStory } from '../stories/member-stories.ts';
import type { StoryClient } from '../stories/story-client.ts';

type StoryFault = {
  fault: string;
  behaviours: Partial<Behaviours>;
  story: (client: StoryClient) => Promise<void>;
  /** The error with which the story fails. */
  error: RegExp;
};

const inAnHour = (now: Date) => now.getTime() + 3_600_000;

/** Behaviours that follow every schema and still do the wrong thing. */
export const storyFaults: StoryFault[] = [
  {
    fault: 'old tokens stay valid after a change of password',
    behaviours: {
      async updateUser(context) {
        const { sessions } = context.database.state;
        const sessionsBefore = structuredClone(sessions);
        const reply = await allBehaviours.updateUser(context);
        Object.assign(sessions, sessionsBefore);
        return reply;
      },
    },
    story: memberStory,
    error: /getProfile was not refused/,
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
    error: /dob: null/,
  },
  {
    fault: 'the photo loses a byte',
    behaviours: {
      updateUser(context) {
        const { body } = context;
        const truncated =
          'photo' in body ? { photo: new File([body.photo.slice(0, 2)], 'me.png', { type: 'image/png' }) } : body;
        return allBehaviours.updateUser({ ...context, body: truncated });
      },
    },
    story: memberStory,
    error: /255/,
  },
  {
    fault: 'signing out does not end the session',
    behaviours: { logout: ({ reply }) => reply(200, { success: true }) },
    story: logoutStory,
    error: /getProfile was not refused/,
  },
  {
    fault: 'a recovery link can be used twice',
    behaviours: {
      async resetPassword(context) {
        const { body, database, now } = context;
        const reply = await allBehaviours.resetPassword(context);
        database.state.recoveryTokens[body.token] = { memberId: 'm1', expiresAt: inAnHour(now) };
        return reply;
      },
    },
    story: recoveryStory,
    error: /resetPassword was not refused/,
  },
  {
    fault: 'a booking sent again is booked again',
    behaviours: {
      bookTour: (context) => allBehaviours.bookTour({ ...context, request: new Request(context.request.url) }),
    },
    story: bookingStory,
    error: /expected 'KLN-\w+' to be 'KLN-/,
  },
  {
    fault: 'infants take a seat',
    behaviours: {
      async bookTour(context) {
        const { body, database } = context;
        const countBefore = Object.keys(database.state.idempotency).length;
        const reply = await allBehaviours.bookTour(context);
        const isNew = Object.keys(database.state.idempotency).length > countBefore;
        if (isNew) database.state.seatsTaken[body.itinerary_id] = body.pax.adult + body.pax.child + body.pax.infant;
        return reply;
      },
    },
    story: bookingStory,
    error: /expected \d+ to be \d+/,
  },
];
