import { expect, test } from '../federation/composed-site.ts';
import { errorsOf, expectOnlyErrorsOf } from './errors-of.ts';
import { FAULTS, type MatrixFault } from './faults.ts';
import { expectFallback, expectNoFallback, expectRecovery, expectUnbroken } from './measures.ts';
import { REMOTES, type Scene } from './remotes.ts';
import * as visitor from './visitor.ts';
import { watchPart } from './watch-part.ts';

/** Cold: the first page is the faulty one. In session: the fault begins on another page, before the link there. */
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

/** The part falls back, alone, and comes back by itself; nothing that was typed is lost. */
async function breakAndRecover(scene: Scene, fault: MatrixFault, moment: Moment): Promise<void> {
  const { page, remote } = scene;
  const end = await arrive(scene, fault, moment);
  const alert = page.getByRole('main').getByRole('alert');
  await expectFallback(scene, fault);
  await expect(alert).toContainText(String(fault.says));

  await visitor.useFrame(scene);
  if (moment === 'cold') await visitor.openOtherInTab(scene);
  else await visitor.walkBackAndForth(scene);
  await expect(alert).toContainText(String(fault.says));
  await visitor.openSomething(scene);

  await expectRecovery(scene, end);
  await visitor.closeIt(scene);
  const field = visitor.fieldOf(scene);
  if (moment === 'cold' && remote.field.isKept) await expect(field).toHaveValue(visitor.ENTERED);
  else await visitor.typeIntoField(scene);
}

/** The part stays as it is, and so does all that is typed into it. */
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
        const story = fault.says === undefined ? stayWhole : breakAndRecover;
        await story({ site, page, remote }, fault, moment);
        expectOnlyErrorsOf(fault, errors);
        expect(documents, 'all is mended without a reload').toHaveLength(1);
      });
    }
  }
}
