import { useSearch } from 'wouter'
import { DEFAULT_TIMEZONE } from '#contract/vocabulary.ts'
import { dayOf } from '#web/i18n/dates.ts'
import { replaceQuery } from '#web/ui/page/navigation.ts'
import { readView, type View, writeView } from './view.ts'

/** What the address says is shown, and the function that writes another view into it. */
export function useView() {
  const today = dayOf(new Date(), DEFAULT_TIMEZONE)
  const view = readView(useSearch(), today)
  return { today, view, show: (next: View) => replaceQuery(queryOf(next)) }
}

export function queryOf(view: View): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(writeView(view))) if (value !== undefined) query.set(name, value)
  return query.toString()
}
