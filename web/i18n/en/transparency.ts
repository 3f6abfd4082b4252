import type { Translated } from '../catalogue.ts'

/** English words of the transparency report. */
export const transparency: Translated<'transparency'> = {
  title: 'Transparency',
  intro:
    'What we did about reports, restrictions and appeals, by year. The figures come from our database, nobody types them in.',
  table: 'Figures by year',
  name: 'What',
  received: 'Reports received',
  reason: 'of these: {reason}',
  restricted: 'Reports that we acted on',
  kept: 'Reports without a measure',
  open: 'Reports still open',
  medianHours: 'Hours until the decision (median)',
  made: 'Restrictions of brands and products',
  ground: 'of these: {ground}',
  automated: 'of these decided automatically',
  reversed: 'of these lifted later',
  appealsReceived: 'Appeals received',
  granted: 'Appeals granted',
  rejected: 'Appeals refused',
  appealsOpen: 'Appeals still open',
  appealsMedian: 'Hours until the answer to an appeal (median)',
  running: '{year} is not over yet.',
  how: 'How we count',
  howText:
    'A case counts in the year in which it arrived, in Berlin time. A restriction is every decision that blocks or refuses something or asks for a change. A person decides about every report.',
  failed: 'The figures could not be loaded.',
}
