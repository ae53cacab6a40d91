import { samplePng } from '../../support/sampleFiles.ts';
import { admin, newUid, patchRecord } from '../world.ts';
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
      await patchRecord(`users/${scene.person.uid}`, { 'forms.bankdetails': 0 });
      await admin.storeFile({ path: pathOf(scene), ...PNG });
    },
    get: ({ files, ...scene }) => files.ref(pathOf({ files, ...scene })).getDownloadURL(),
    list: (scene) => scene.files.ref(pathOf(scene)).parent?.listAll() ?? Promise.reject(),
    create: async (role) => {
      const scene = await sceneFor(role);
      await patchRecord(`users/${scene.person.uid}`, { 'forms.bankdetails': 0 });
      await put(scene);
    },
    update: { replace: put },
    delete: (scene) => scene.files.ref(pathOf(scene)).delete(),
  };
}

/** One uid for a file without records. */
export const FOREIGN_UID = newUid();
