import { expect, test } from 'vitest';
import {
  DATA_REQUESTS,
  type DataRequest,
  dataRequestsOf,
  MAX_DETAILS,
  requestTitle,
} from '../../../../src/domain/privacy/requests.ts';
import { MAX_TEXT } from '../../../../src/domain/records/limits.ts';

test('consent can be withdrawn only where it was asked for', { tags: ['mydata-ask'] }, () => {
  expect(dataRequestsOf({ consent: 'notice' })).toEqual(['correct', 'erase', 'object', 'name']);
  expect(dataRequestsOf({ consent: 'ask' })).toEqual(['correct', 'erase', 'withdraw', 'name']);
});

test.each(Object.keys(DATA_REQUESTS) as DataRequest[])('the longest details of %s fit a query', (request) => {
  expect(requestTitle(request, 'x'.repeat(MAX_DETAILS)).length).toBeLessThanOrEqual(MAX_TEXT);
});
