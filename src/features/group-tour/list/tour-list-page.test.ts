import type { GetServerSidePropsContext, GetStaticPropsContext } from 'next';
import { expect, test } from 'vitest';
import { getStaticProps } from '@/pages/group-tour';
import { getServerSideProps } from '@/pages/with-query/group-tour';
import { withMockServer } from '../../../../tests/support/with-mock-server';

withMockServer();

const propsOf = async (answer: unknown) => {
  const { props } = (await answer) as { props: { seasons?: { key: string }[]; messages: object } };
  return { seasons: props.seasons, hasMessages: JSON.stringify(props).includes('keberangkatan untuk') };
};

test('an opened address with a query has the seasons of the list, to which links in the site lead', async () => {
  const ofList = await propsOf(getStaticProps({ locale: 'id' } as GetStaticPropsContext));
  const res = { setHeader() {} };
  const context = { locale: 'id', query: { month: '2027-03' }, res } as unknown as GetServerSidePropsContext;
  expect(ofList.seasons?.length).toBeGreaterThan(0);
  expect(await propsOf(getServerSideProps(context))).toEqual(ofList);
});
