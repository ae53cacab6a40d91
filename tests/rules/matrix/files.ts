import { samplePng } from '../../support/sampleFiles.ts';
import { admin, newUid } from '../world.ts';
import { type Scene, sceneFor } from './roles.ts';
import type { Questions } from './table.ts';

const PNG = samplePng(2, 2);

/** A file of the person under vendors/{uid}/, or under an unused uid. */
export function file(name: string, uidOf = ({ person }: Scene) => person.uid): Questions {
  const pathOf = (scene: Scene) => `vendors/${uidOf(scene)}/${name}`;
  const put = async (scene: Scene) => {
    await scene.files.ref(pathOf(scene)).put(PNG.bytes, { contentType: PNG.contentType });
  };
  return {
    prepare: async (scene) => {
      await admin.writeRecords([
        { path: `users/${scene.person.uid}`, data: { 'forms.bankdetails': 0 }, merge: true },
      ]);
      await admin.storeFile({ path: pathOf(scene), ...PNG });
    },
    get: ({ files, ...scene }) => files.ref(pathOf({ files, ...scene })).getDownloadURL(),
    list: (scene) => scene.files.ref(pathOf(scene)).parent?.listAll() ?? Promise.reject(),
    create: async (role) => {
      const scene = await sceneFor(role);
      await admin.writeRecords([
        { path: `users/${scene.person.uid}`, data: { 'forms.bankdetails': 0 }, merge: true },
      ]);
      await put(scene);
    },
    update: { replace: put },
    delete: (scene) => scene.files.ref(pathOf(scene)).delete(),
  };
}

/** One uid for a file without records. */
export const FOREIGN_UID = newUid();
