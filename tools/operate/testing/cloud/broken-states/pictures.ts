import { NUMBER } from '../sample-project.ts';
import type { Resource, World } from '../world.ts';
import { type BrokenState, changeSettings } from './broken-state.ts';

const NAME = 'raade-live-pictures';
const BUCKET = `storage.googleapis.com/storage/v1/b/${NAME}`;
const POLICY = `policies/${BUCKET}`;

/** A bucket as `setup:project` makes it, but for a change. */
function keepInBucket(world: World, change: Resource = {}): void {
  changeSettings(world, { PICTURES_BUCKET: NAME });
  world.put(BUCKET, {
    iamConfiguration: {
      uniformBucketLevelAccess: { enabled: true },
      publicAccessPrevention: 'enforced',
    },
    softDeletePolicy: { retentionDurationSeconds: '7776000' },
    ...change,
  });
  const member = `serviceAccount:${NUMBER}-compute@developer.gserviceaccount.com`;
  world.put(POLICY, { bindings: [{ role: 'roles/storage.objectUser', members: [member] }] });
}

export const PICTURES: readonly BrokenState[] = [
  {
    name: 'the bucket that pictures should lie in is gone',
    spoil(world) {
      keepInBucket(world);
      world.remove(BUCKET);
      world.remove(POLICY);
    },
    level: 'fail',
    says: /there is no bucket raade-live-pictures/,
  },
  {
    name: 'pictures can be opened to everybody',
    spoil: (world) =>
      keepInBucket(world, { iamConfiguration: { publicAccessPrevention: 'inherited' } }),
    level: 'fail',
    says: /can be opened to everybody/,
  },
  {
    name: 'pictures that are deleted are gone at once',
    spoil: (world) => keepInBucket(world, { softDeletePolicy: { retentionDurationSeconds: '0' } }),
    level: 'fail',
    says: /cannot be had back for 90 days/,
  },
  {
    name: 'functions may not keep pictures',
    spoil(world) {
      keepInBucket(world);
      world.remove(POLICY);
    },
    level: 'fail',
    says: /functions may not keep pictures in the bucket/,
  },
];
