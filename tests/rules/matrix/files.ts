import { samplePng } from '../../support/sampleFiles.ts';
import { admin, newUid, patchRecord } from '../world.ts';
import type { Scene } from './roles.ts';
import type { Questions } from './table.ts';

const PNG = samplePng(2, 2);

const openBank = ({ person }: Scene) => patchRecord(`users/${person.uid}`, { 'forms.bankdetails': 0 });

/** A file of the person under vendors/{uid}/, or under an unused uid. */
export function file(name: string, { uidOf = ({ person }: Scene) => person.uid, given = openBank } = {}) {
  const refOf = (scene: Scene) => scene.files.ref(`vendors/${uidOf(scene)}/${name}`);
  const put = async (scene: Scene) => {
    await refOf(scene).put(PNG.bytes, { contentType: PNG.contentType });
  };
  return {
    prepare: async (scene) => {
      await given(scene);
      await admin.storeFile({ path: `vendors/${uidOf(scene)}/${name}`, ...PNG });
    },
    get: (scene) => refOf(scene).getDownloadURL(),
    list: (scene) => refOf(scene).parent?.listAll() ?? Promise.reject(),
    create: async (scene) => {
      await given(scene);
      await put(scene);
    },
    update: { replace: put },
    delete: (scene) => refOf(scene).delete(),
  } satisfies Questions;
}

/** One uid for a file without records. */
export const FOREIGN_UID = newUid();
