import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { ownPlaces } from '../../../src/domain/privacy/collections.ts';
import { admin, signedIn } from '../world.ts';
import { placesOf } from './places.ts';

const isRecord = (place: string) => place.split('/').length % 2 === 0;

test('R2: the person may read each place that the download reads', {
  tags: ['mydata-download'],
}, async () => {
  const { db, uid } = signedIn();
  for (const place of ownPlaces(uid)) {
    if (isRecord(place)) expect((await getDoc(doc(db, place))).exists()).toBe(false);
    else expect((await getDocs(collection(db, place))).empty).toBe(true);
  }
});

test('R2: the download reads every record that the person may read', {
  tags: ['mydata-download'],
}, async () => {
  const { db, uid } = signedIn();
  const places = placesOf(uid).filter((place) => place.includes(uid));
  await admin.writeRecords(places.map((path) => ({ path, data: { at: 1 } })));
  const own = ownPlaces(uid);
  const missed: string[] = [];
  for (const place of places) {
    const isRead = own.some((each) => each === place || each === place.slice(0, place.lastIndexOf('/')));
    const mayRead = await getDoc(doc(db, place)).then(
      () => true,
      () => false,
    );
    if (mayRead && !isRead) missed.push(place);
  }
  expect(missed).toEqual([]);
});
