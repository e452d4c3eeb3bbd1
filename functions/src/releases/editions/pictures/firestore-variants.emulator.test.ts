import '../../../testing/test-environment.ts';
import { FIRESTORE_VARIANTS } from './firestore-variants.ts';
import { testVariantStore } from './testing/variant-store-contract.ts';

testVariantStore(() => FIRESTORE_VARIANTS);
