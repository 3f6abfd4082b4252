import type { Translated } from '../catalogue.ts'

/** English words of the banner while staff see the app as a user. */
export const viewas: Translated<'viewas'> = {
  label: 'View as another person',
  as: 'View only as {name}',
  until: 'until {time}',
  end: 'End',
  failed: 'The view could not be ended.',
}
