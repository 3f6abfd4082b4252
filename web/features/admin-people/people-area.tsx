import { useSearch } from 'wouter'
import { PEOPLE, PEOPLE_STATES, type PeopleState } from '#contract/people.limits.ts'
import { morePagesOf } from '#web/api/use-pages.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { DeskHead } from '#web/ui/desk/desk-head.tsx'
import { DeskSearch } from '#web/ui/desk/desk-search.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { oneIn, wordsIn } from '#web/ui/page/address-values.ts'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { replaceView } from '#web/ui/page/navigation.ts'
import { PersonPanel } from './person-panel.tsx'
import { type Listed, usePeople } from './use-people.ts'

const ALL = 'all'

/** Product 14, Nutzer: accounts and what staff do with them. Search and the open account stand in the address. */
export function PeopleArea() {
  const { t } = useTranslation()
  const query = new URLSearchParams(useSearch())
  const q = wordsIn(query.get('q') ?? '', PEOPLE.mostSearched)
  const state = oneIn(query, 'state', PEOPLE_STATES)
  const filters = { ...(q !== '' && { q }), ...(state && { state }) }
  const found = usePeople(filters)
  const people = found.data?.pages.flatMap((page) => page.people)
  const id = query.get('id')
  const show = (next: Readonly<Record<string, string | undefined>>) =>
    replaceView(toAdmin('people', { ...filters, ...next }))
  return (
    <>
      <DeskHead title={t('admin.area-people')} state={t('people.what')} />
      <div className="mt-4 max-w-4xl">
        <div className="mb-4 grid gap-3 md:grid-cols-[minmax(0,1fr)_12rem] md:items-end">
          <DeskSearch
            key={q}
            label={t('people.search')}
            hint={t('people.searchHint')}
            words={q}
            mostCharacters={PEOPLE.mostSearched}
            onSearch={(words) => show({ q: words })}
          />
          <StateField state={state ?? null} onChange={(chosen) => show({ state: chosen })} />
        </div>
        {!people && found.isError && <RetryRow text={t('people.failed')} onRetry={() => void found.refetch()} />}
        {!people && !found.isError && <Skeleton className="h-64" />}
        {people?.length === 0 && <p className="border-y border-line py-5 text-14 text-muted">{t('people.none')}</p>}
        {people && people.length > 0 && (
          <div className={classes('transition-opacity', found.isPlaceholderData && 'opacity-50')}>
            <ul className="divide-y divide-line border-y border-line max-md:-mx-4">
              {people.map((person) => (
                <Row key={person.id} person={person} onOpen={() => show({ id: person.id })} />
              ))}
            </ul>
            <MorePages {...morePagesOf(found)} />
          </div>
        )}
      </div>
      <Sheet open={id !== null} onClose={() => show({})} side="right" title={t('people.person')}>
        {id !== null && <PersonPanel key={id} id={id} onClose={() => show({})} />}
      </Sheet>
    </>
  )
}

interface StateFieldProps {
  readonly state: PeopleState | null
  readonly onChange: (state: PeopleState | undefined) => void
}

function StateField({ state, onChange }: StateFieldProps) {
  const { t } = useTranslation()
  return (
    <SelectField
      label={t('people.state')}
      value={state ?? ALL}
      options={([ALL, ...PEOPLE_STATES] as const).map((value) => ({ value, label: t(`people.state-${value}`) }))}
      onChange={(value) => onChange(value === ALL ? undefined : value)}
    />
  )
}

function Row({ person, onOpen }: { readonly person: Listed; readonly onOpen: () => void }) {
  const { t } = useTranslation()
  const { username, email, isConfirmed, isLocked, userType, staffRole, since } = person
  const type = staffRole ? t('people.type-staff', { role: t(`admin.role-${staffRole}`) }) : t(`people.type-${userType}`)
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 w-full items-center gap-4 px-4 py-2 text-left text-14 outline-offset-[-2px] hover:bg-surface md:px-2"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 font-[600]">
            <span className="min-w-0 truncate">{username}</span>
            {isLocked && <Badge tone="signal">{t('people.locked')}</Badge>}
            {!isConfirmed && <Badge>{t('people.unconfirmed')}</Badge>}
          </span>
          <span className="block truncate text-12 text-muted">{email}</span>
        </span>
        <span className="max-w-[45%] shrink-0 text-right">
          <span className="block truncate">{type}</span>
          <Moment at={since} className="tabular block text-12 text-muted" />
        </span>
      </button>
    </li>
  )
}
