import { useState } from 'react'
import {
  STAFF_TICKET_STATES,
  type StaffTicketState,
  TICKET_PRIORITIES,
  type TicketPriority,
} from '#contract/support.limits.ts'
import type { StaffTicket } from '#contract/support-staff.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx'
import { PersonActs } from './person-acts.tsx'
import { BrandFacts, Fact, Facts, PersonFacts } from './sender-facts.tsx'
import { useAct, useAgents } from './use-ticket-desk.ts'

/** What an agent sets, and what is known about the sender. */
export function SidePanel({ ticket }: { readonly ticket: StaffTicket }) {
  const { t } = useTranslation()
  return (
    <aside aria-label={t('tickets.background')} className="flex flex-col gap-6 text-14">
      {ticket.state !== 'merged' && <Settings ticket={ticket} />}
      <Sender ticket={ticket} />
      <Others ticket={ticket} />
    </aside>
  )
}

const isSettable = (state: StaffTicket['state']): state is StaffTicketState =>
  (STAFF_TICKET_STATES as readonly string[]).includes(state)

function Settings({ ticket }: { readonly ticket: StaffTicket }) {
  const { t } = useTranslation()
  const act = useAct()
  const { data } = useAgents()
  const { id, state, priority, assignee, ignoresEscalation } = ticket
  const params = { id }
  const setState = (next: StaffTicketState, ignores = false) =>
    void act(() =>
      call('PUT /api/admin/tickets/{id}/state', { params, body: { state: next, ignoresEscalation: ignores } }),
    )
  const setPriority = (next: TicketPriority) =>
    void act(() => call('PUT /api/admin/tickets/{id}/priority', { params, body: { priority: next } }))
  const assign = (staffId: string) =>
    void act(() => call('PUT /api/admin/tickets/{id}/assignee', { params, body: { staffId: staffId || null } }))
  const agents = data?.agents ?? []
  const assigned = agents.find(({ username }) => username === assignee?.username)
  const states = [...(isSettable(state) ? [] : [state]), ...STAFF_TICKET_STATES]
  return (
    <section className="flex flex-col gap-4">
      <SelectField
        label={t('tickets.stateLabel')}
        value={state}
        options={states.map((value) => ({ value, label: t(`tickets.state-${value}`) }))}
        onChange={(next) => isSettable(next) && setState(next)}
      />
      {state === 'waiting_internal' && (
        <Checkbox
          label={t('tickets.ignores')}
          checked={ignoresEscalation}
          onChange={(ignores) => setState('waiting_internal', ignores)}
        />
      )}
      <SelectField
        label={t('tickets.priority')}
        value={priority}
        options={TICKET_PRIORITIES.map((value) => ({ value, label: t(`tickets.priority-${value}`) }))}
        onChange={setPriority}
      />
      <SelectField
        label={t('tickets.assignee')}
        value={assigned?.id ?? ''}
        options={[
          { value: '', label: t('tickets.noOne') },
          ...agents.map(({ id: value, username: label }) => ({ value, label })),
        ]}
        onChange={assign}
      />
    </section>
  )
}

function Sender({ ticket: { background } }: { readonly ticket: StaffTicket }) {
  const { t } = useTranslation()
  const { person, brands, diagnostics } = background
  return (
    <>
      <PersonFacts {...background} />
      {person && <PersonActs userId={person.id} />}
      {brands.map((brand) => (
        <BrandFacts key={brand.id} brand={brand} />
      ))}
      <Facts title={t('tickets.details')}>
        {diagnostics === null ? (
          <dd className="col-span-2 text-muted">{t('tickets.noDetails')}</dd>
        ) : (
          <>
            <Fact name={t('tickets.lastError')}>{diagnostics.lastError ?? t('tickets.unknown')}</Fact>
            <dd className="col-span-2 text-muted [overflow-wrap:anywhere]">
              {diagnostics.browser} · {diagnostics.page} · {diagnostics.version}
            </dd>
          </>
        )}
      </Facts>
    </>
  )
}

function Others({ ticket }: { readonly ticket: StaffTicket }) {
  const { t } = useTranslation()
  const act = useAct()
  const [merging, setMerging] = useState<{ readonly id: string; readonly number: string } | null>(null)
  const others = ticket.background.otherTickets
  const into = ticket.number
  const merge = async () => {
    const { id = '' } = merging ?? {}
    await act(() => call('POST /api/admin/tickets/{id}/merge', { params: { id }, body: { intoId: ticket.id } }))
    setMerging(null)
  }
  return (
    <section>
      <h3 className="mb-2 font-[700]">{t('tickets.others')}</h3>
      {others.length === 0 && <p className="text-muted">{t('tickets.noOthers')}</p>}
      <ul className="divide-y divide-line">
        {others.map(({ id, number, subject, state, canMerge }) => (
          <li key={id} className="flex flex-col items-start gap-1 py-2">
            <span className="font-[600] [overflow-wrap:anywhere]">
              {number} · {subject}
            </span>
            <span className="text-muted">{t(`tickets.state-${state}`)}</span>
            {canMerge && (
              <Button tone="outline" size="s" onClick={() => setMerging({ id, number })}>
                {t('tickets.merge')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <AlertDialog
        open={merging !== null}
        onClose={() => setMerging(null)}
        title={t('tickets.mergeTitle', { number: merging?.number ?? '', into })}
        text={t('tickets.mergeText', { into })}
        confirmLabel={t('tickets.mergeConfirm')}
        onConfirm={() => void merge()}
      />
    </section>
  )
}
