import { X } from 'lucide-react'
import { useState } from 'react'
import { useWorkspace } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { Picture } from '#web/ui/marks/picture.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { problemText } from './problem-text.ts'
import { ProductChoice } from './product-choice.tsx'
import type { useChosen } from './use-campaigns.ts'

interface ChosenProductsProps {
  readonly ids: readonly string[]
  readonly found: ReturnType<typeof useChosen>['data']
  readonly error: string | undefined
  readonly onChange: (ids: readonly string[]) => void
}

/** The products of a campaign, each with what it lacks. */
export function ChosenProducts({ ids, found, error, onChange }: ChosenProductsProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const rows = found?.rows.filter(({ id }) => ids.includes(id)) ?? []
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-14 font-[600]">{t('campaigns.productsLabel')}</legend>
      {rows.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <li key={row.id} className="flex items-center gap-3 py-1.5">
              <span aria-hidden className="block h-12 w-9 shrink-0 overflow-hidden rounded-[6px] bg-line">
                {row.picture && <Picture source={{ ...row.picture, alt: '' }} sizes="36px" lazy />}
              </span>
              <span className="min-w-0 flex-1 text-14">
                <span className="font-[600] [overflow-wrap:anywhere]">{row.name}</span>
                {row.problem && (
                  <span className="block text-signal-text">
                    {problemText(row.problem, t)} <Mend productId={row.id} />
                  </span>
                )}
              </span>
              <IconButton
                label={t('campaigns.takeOut', { name: row.name })}
                size={44}
                icon={<X aria-hidden size={18} />}
                onClick={() => onChange(ids.filter((id) => id !== row.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button tone="outline" aria-invalid={error ? true : undefined} onClick={() => setOpen(true)}>
          {t('workspace.pickerPick')}
        </Button>
        <p className="tabular text-14 font-[600]">{t('workspace.pickerPicked', { count: ids.length })}</p>
      </div>
      {error && <FieldError id="campaign-products-error" text={error} />}
      <ProductChoice open={isOpen} chosen={ids} onChange={onChange} onClose={() => setOpen(false)} />
    </fieldset>
  )
}

/** For those who may change the product. */
function Mend({ productId }: { readonly productId: string }) {
  const { t } = useTranslation()
  const { rights } = useWorkspace()
  if (!rights.includes('products')) return null
  return (
    <Link href={to(PATHS.editProduct, { productId })} className="underline underline-offset-4">
      {t('campaigns.mend')}
    </Link>
  )
}
