import type { MouseEvent, ReactNode } from 'react'
import { otherBrand } from '#web/api/other-answers.ts'
import { useTranslation } from '#web/i18n/language.ts'
import type { Translate } from '#web/i18n/translate.ts'
import { PATHS, to } from '#web/paths.ts'
import { showToast } from '#web/ui/feedback/toast.ts'

type Query = Readonly<Record<string, string>>

const addressOf = (query: Query): string => to(PATHS.checkout, undefined, query)

/** Opens the checkout, a document of its own (Decision 136). The demo sells nothing, and says so. */
export function openCheckout(query: Query, t: Translate): void {
  if (otherBrand() === null) location.assign(addressOf(query))
  else showToast({ title: t('workspace.notSoldInDemo') })
}

interface CheckoutLinkProps {
  readonly query: Query
  readonly className: string
  readonly children: ReactNode
}

/** A link to the checkout. */
export function CheckoutLink({ query, className, children }: CheckoutLinkProps) {
  const { t } = useTranslation()
  const open = (event: MouseEvent) => {
    if (otherBrand() === null) return
    event.preventDefault()
    openCheckout(query, t)
  }
  return (
    <a href={addressOf(query)} className={className} onClick={open}>
      {children}
    </a>
  )
}
