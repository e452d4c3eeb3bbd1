import '../../testing/test-environment.ts';
import { firestore } from '../../firestore.ts';
import { FIRESTORE_VARIANTS } from './firestore-variants.ts';
import { testVariantStore } from './testing/variant-store-contract.ts';

afterAll(() => firestore().terminate());

testVariantStore(() => FIRESTORE_VARIANTS);
