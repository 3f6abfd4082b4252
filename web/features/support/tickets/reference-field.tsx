import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { TICKET_REFERENCES, type TicketReferenceType } from '#contract/support.limits.ts'
import type { TicketReference } from '#contract/support.ts'
import { call } from '#web/api/call.ts'
import { useWorkspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'

interface ReferenceFieldProps {
  readonly value: TicketReference | null
  readonly onChange: (value: TicketReference | null) => void
}

type Choice = TicketReferenceType | 'none'
const CHOICES: readonly Choice[] = ['none', ...TICKET_REFERENCES]

/** What the ticket is about, of the own brand: found by its name. */
export function ReferenceField({ value, onChange }: ReferenceFieldProps) {
  const { t } = useTranslation()
  const [type, setType] = useState<Choice>('none')
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={t('support.reference')}
        value={type}
        options={CHOICES.map((each) => ({ value: each, label: t(`support.reference-${each}`) }))}
        onChange={(chosen) => {
          setType(chosen)
          onChange(null)
        }}
      />
      {value !== null && (
        <p className="flex items-center justify-between gap-3 rounded-control border border-edge py-1 pr-1 pl-4">
          <span className="min-w-0 truncate font-[600]">{value.name}</span>
          <IconButton
            label={t('support.attachRemove', { name: value.name })}
            icon={<X aria-hidden size={18} />}
            onClick={() => onChange(null)}
          />
        </p>
      )}
      {type !== 'none' && value === null && <Finder type={type} onChoose={onChange} />}
    </div>
  )
}

function Finder({
  type,
  onChoose,
}: {
  readonly type: TicketReferenceType
  readonly onChoose: (one: TicketReference) => void
}) {
  const { t } = useTranslation()
  const { id: brandId } = useWorkspace()
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim())
  const { data } = useQuery({
    queryKey: ['/api/brand/ticket-references', brandId, type, q],
    queryFn: ({ signal }) => call('GET /api/brand/ticket-references', { query: { type, q }, signal }),
    placeholderData: (before) => before,
  })
  return (
    <div className="flex flex-col gap-1">
      <TextField
        label={t('support.referenceFind')}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {data?.references.length === 0 && <p className="py-2 text-14 text-muted">{t('support.referenceEmpty')}</p>}
      <ul className="max-h-64 divide-y divide-line overflow-y-auto">
        {data?.references.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => onChoose(one)}
              className="min-h-11 w-full truncate px-2 text-left text-14 font-[550] hover:bg-surface"
            >
              {one.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
