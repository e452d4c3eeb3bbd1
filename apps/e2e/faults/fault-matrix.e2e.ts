import { expect, test } from '../federation/composed-site.ts';
import { errorsOf, expectOnlyErrorsOf } from './errors-of.ts';
import { FAULTS, type MatrixFault } from './faults.ts';
import { expectFallback, expectNoFallback, expectRecovery, expectUnbroken } from './measures.ts';
import { REMOTES, type Scene } from './remotes.ts';
import * as visitor from './visitor.ts';
import { watchPart } from './watch-part.ts';

/**
 * `cold`: the first page is faulty. `in-session`: the fault begins on another page, before the link to the faulty one.
 */
const MOMENTS = ['cold', 'in-session'] as const;
type Moment = (typeof MOMENTS)[number];

async function arrive(scene: Scene, fault: MatrixFault, moment: Moment) {
  const isBefore = moment === 'cold' || fault.isInPages;
  const early = isBefore && (await fault.begin(scene));
  if (moment === 'cold') await visitor.openTyping(scene);
  else await visitor.openElsewhere(scene);
  const end = early || (await fault.begin(scene));
  if (moment === 'in-session') await visitor.follow(scene);
  return end;
}

/** Expects that only this part falls back, that it recovers by itself, and that no typed text is lost. */
async function breakAndRecover(scene: Scene, fault: MatrixFault, moment: Moment): Promise<void> {
  const { page, remote } = scene;
  const end = await arrive(scene, fault, moment);
  const alert = page.getByRole('main').getByRole('alert');
  await expectFallback(scene, fault);
  await expect(alert).toContainText(String(fault.message));

  await visitor.useFrame(scene);
  if (moment === 'cold') await visitor.openOtherInTab(scene);
  else await visitor.walkBackAndForth(scene);
  await expect(alert).toContainText(String(fault.message));
  await visitor.openSomething(scene);

  await expectRecovery(scene, end);
  await visitor.closeIt(scene);
  const field = visitor.fieldOf(scene);
  if (moment === 'cold' && remote.field.isKept) await expect(field).toHaveValue(visitor.ENTERED);
  else await visitor.typeIntoField(scene);
}

/** Expects that the part and typed text stay unchanged. */
async function stayWhole(scene: Scene, fault: MatrixFault, moment: Moment): Promise<void> {
  const end = await arrive(scene, fault, moment);
  await expectUnbroken(scene, fault);
  const field = visitor.fieldOf(scene);
  await visitor.typeIntoField(scene);

  await visitor.useFrame(scene);
  await visitor.openOtherInTab(scene);
  await expectNoFallback(scene);
  await end();
  await expect(field).toHaveValue(visitor.ENTERED);
  await field.press('End');
  await field.pressSequentially('!');
  await expect(field).toHaveValue(`${visitor.ENTERED}!`);
}

for (const fault of FAULTS) {
  for (const remote of REMOTES) {
    const moments = MOMENTS.filter((moment) => moment === 'cold' || remote.way);
    for (const moment of moments) {
      test(`${fault.name} ${remote.app} ${moment}`, async ({ site, page }) => {
        const errors = errorsOf(page);
        const documents: string[] = [];
        page.on('domcontentloaded', () => documents.push(page.url()));
        await watchPart(page, remote.heading);
        const scenario = fault.message === undefined ? stayWhole : breakAndRecover;
        await scenario({ site, page, remote }, fault, moment);
        expectOnlyErrorsOf(fault, errors);
        expect(documents, 'all is mended without a reload').toHaveLength(1);
      });
    }
  }
}
