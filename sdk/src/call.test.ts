import { expectTypeOf, test } from 'vitest';
import type { Answer, Args, Body, CallParameters, PasswordForm, PhotoForm, ProfileForm, Tour } from './index.ts';

test('an answer is the whole envelope, or a Blob', () => {
  expectTypeOf<Answer<'getTour'>['data']>().toEqualTypeOf<Tour>();
  expectTypeOf<Answer<'getTour'>['message']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Answer<'getItineraryPdf'>>().toEqualTypeOf<Blob>();
});

test('args may be omitted only when nothing is required', () => {
  expectTypeOf<[]>().toExtend<CallParameters<'listTours'>>();
  expectTypeOf<[]>().toExtend<CallParameters<'logout'>>();
  expectTypeOf<[]>().not.toExtend<CallParameters<'getTour'>>();
  expectTypeOf<[]>().not.toExtend<CallParameters<'login'>>();
});

test('parts that an operation does not have are a type error', () => {
  expectTypeOf<Args<'getTour'>['body']>().toEqualTypeOf<undefined>();
  expectTypeOf<Args<'getTour'>['path']>().toEqualTypeOf<{ id: number }>();
  expectTypeOf<{ query: { colour: string } }>().not.toExtend<Args<'login'>>();
});

test('a form is one of its documented shapes, files are Blobs', () => {
  expectTypeOf<Body<'updateUser'>>().toEqualTypeOf<ProfileForm | PhotoForm | PasswordForm>();
  expectTypeOf<PhotoForm>().toEqualTypeOf<{ photo: Blob }>();
});
