import type { ReactNode } from 'react'
import { useTranslation } from '#web/i18n/language.ts'
import { navigate } from '#web/ui/page/navigation.ts'
import { Tabs } from '#web/ui/page/tabs.tsx'
import { ArticleView, HelpView } from './help/help-view.tsx'
import { type SupportPlace, useSupportAddress } from './support-place.ts'
import { TicketForm } from './tickets/ticket-form.tsx'
import { TicketList } from './tickets/ticket-list.tsx'
import { TicketThread } from './tickets/ticket-thread.tsx'

interface SupportViewProps {
  readonly place: SupportPlace
  /** Of the brand; null: none, or it is not known. */
  readonly plan: string | null
  /** Without a word of the address: the help in a workspace, the tickets of a person. */
  readonly first: 'help' | 'tickets'
}

/** Help and tickets, as the address names them: an article, a ticket, the form, or one of the two lists. */
export function SupportView({ place, plan, first }: SupportViewProps) {
  const { t } = useTranslation()
  const { view, article, ticket, follows } = useSupportAddress()
  if (ticket !== null) return <TicketThread key={ticket} place={place} id={ticket} />
  if (article !== null) return <ArticleView key={article} place={place} id={article} />
  if (view === 'new') return <TicketForm place={place} plan={plan} follows={follows} />
  const panels: Readonly<Record<'help' | 'tickets', ReactNode>> = {
    help: <HelpView place={place} />,
    tickets: <TicketList place={place} />,
  }
  const shown = view === 'help' || view === 'tickets' ? view : first
  return (
    <Tabs
      label={t('support.views')}
      value={shown}
      onChange={(next) => navigate(place.address({ view: next }), { replace: true })}
      tabs={(['help', 'tickets'] as const).map((value) => ({
        value,
        label: t(`support.${value}`),
        panel: panels[value],
      }))}
    />
  )
}
