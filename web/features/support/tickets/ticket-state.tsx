import type { TicketState as State } from '#contract/support.limits.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { classes } from '#web/ui/classes.ts'

/** By who must act: the reader, support, or no one. */
const DOTS: Readonly<Record<State, string>> = {
  new: 'bg-sky',
  open: 'bg-sky',
  waiting_customer: 'bg-signal',
  waiting_internal: 'bg-sky',
  resolved: 'bg-ink',
  closed: 'bg-edge',
  merged: 'bg-edge',
}

/** A state as a dot and a word, in the words of customers. */
export function TicketStateLabel({ state }: { readonly state: State }) {
  const { t } = useTranslation()
  return <StateMark state={state} label={t(`support.state-${state}`)} />
}

/** A state as a dot and a word. */
export function StateMark({ state, label }: { readonly state: State; readonly label: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap text-14 font-[600]">
      <span aria-hidden className={classes('size-2 shrink-0 rounded-pill', DOTS[state])} />
      {label}
    </span>
  )
}
