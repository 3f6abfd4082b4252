import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { SafetyInformation } from '#contract/products.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'

/** Who makes the product and answers for it in the EU (GPSR art. 19, Trust L30); read when it is opened. */
export function ProductSafety({ productId }: { readonly productId: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="group border-t border-line text-14" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-[650] [&::-webkit-details-marker]:hidden">
        {t('discovery.maker')}
        <ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
      </summary>
      {isOpen && <Loaded productId={productId} />}
    </details>
  )
}

/** Only while it is open: the server renders the page without a client for queries. */
function Loaded({ productId }: { readonly productId: string }) {
  const { t, language } = useTranslation()
  const { data, isError } = useQuery({
    queryKey: ['product-safety', productId, language],
    queryFn: ({ signal }) => call('GET /api/public/products/{id}/safety', { params: { id: productId }, signal }),
  })
  return (
    <div role="status" className="flex flex-col gap-3 pb-3">
      {data ? <Information {...data} /> : <p>{t(isError ? 'discovery.makerFailed' : 'ui.loading')}</p>}
    </div>
  )
}

function Information({ maker, responsible, note }: SafetyInformation) {
  const { t } = useTranslation()
  if (!maker) return <p>{t('discovery.makerUnknown')}</p>
  return (
    <>
      <Contact {...maker} />
      {responsible && (
        <div>
          <p className="text-muted">{t('discovery.responsible')}</p>
          <Contact {...responsible} />
        </div>
      )}
      {note && (
        <div>
          <p className="text-muted">{t('discovery.safetyNote')}</p>
          <p lang={note.lang} className="whitespace-pre-line [overflow-wrap:anywhere]">
            {note.text}
          </p>
        </div>
      )}
    </>
  )
}

type ContactProps = Omit<NonNullable<SafetyInformation['maker']>, 'country'> & {
  readonly country?: string | null | undefined
}

function Contact({ name, address, contact, country }: ContactProps) {
  const { language } = useTranslation()
  const land = country ? new Intl.DisplayNames([language], { type: 'region' }).of(country) : null
  return (
    <p className="whitespace-pre-line [overflow-wrap:anywhere]">
      {[name, address, land, ''].filter((line) => line !== null).join('\n')}
      {contact.includes('@') ? (
        <a href={`mailto:${contact}`} className="link">
          {contact}
        </a>
      ) : (
        contact
      )}
    </p>
  )
}
