import { useState } from 'react'
import type { BrandImport, ImportMapping, ImportOptions } from '#contract/brand-imports.ts'
import type { ProductColumn } from '#contract/product-table.ts'
import { call } from '#web/api/call.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { showFailure } from '#web/ui/feedback/show-failure.ts'
import { replaceQuery } from '#web/ui/page/navigation.ts'
import { DefaultFields, fibreSum } from './default-fields.tsx'
import { MappingTable } from './mapping-table.tsx'
import { OptionFields } from './option-fields.tsx'
import { useImportAction } from './use-imports.ts'

interface Configuration {
  readonly mapping: ImportMapping | null
  readonly options: ImportOptions
}

/** Fibres must be whole; half a list is no default. */
const isWhole = ({ defaults }: ImportOptions): boolean =>
  defaults.fibres.length === 0 || Math.round(fibreSum(defaults.fibres) * 10) === 1000

/** Step 3: what the columns are, and what is asked once for the import. Leads to the dry run. */
export function ColumnsStep({ item }: { readonly item: BrandImport }) {
  const { t } = useTranslation()
  const isKnown = item.format !== 'unknown'
  const [mapping, setMapping] = useState(item.mapping)
  const [options, setOptions] = useState(item.options)
  const [isEuro, setEuro] = useState(true)
  const { id, version } = item
  const start = useImportAction<Configuration>(id, async (configuration) => {
    await call('PUT /api/brand/imports/{id}/mapping', { params: { id }, body: { version, ...configuration } })
    return call('POST /api/brand/imports/{id}/check', { params: { id }, body: {} })
  })
  const check = () => {
    start.mutate(
      { mapping: mapping && { ...mapping }, options },
      {
        onSuccess: () => replaceQuery(''),
        onError: (error) => showFailure(error, t, t('imports.saveFailed')),
      },
    )
  }
  const assign = (name: string, column: ProductColumn | null) => {
    const { [name]: _before, ...others } = mapping ?? {}
    setMapping(column === null ? others : { ...others, [name]: column })
  }
  return (
    <div className="flex flex-col gap-8">
      {mapping ? (
        <section className="flex flex-col gap-3">
          <p className="text-14 text-muted">{t('imports.mapHint')}</p>
          <MappingTable columns={item.columns} mapping={mapping} onAssign={assign} />
          {isKnown && (
            <Button tone="ghost" size="s" className="self-start" onClick={() => setMapping(null)}>
              {t('imports.mapAuto')}
            </Button>
          )}
        </section>
      ) : (
        <Button tone="outline" size="s" className="self-start" onClick={() => setMapping({})}>
          {t('imports.mapSelf')}
        </Button>
      )}
      <OptionFields options={options} isEuro={isEuro} onEuro={setEuro} onChange={setOptions} />
      <DefaultFields options={options} onChange={setOptions} />
      <div className="flex flex-wrap gap-3">
        <Button tone="outline" onClick={() => replaceQuery('')}>
          {t('imports.back')}
        </Button>
        <Button tone="volt" busy={start.isPending} disabled={!isEuro || !isWhole(options)} onClick={check}>
          {t('imports.startCheck')}
        </Button>
      </div>
    </div>
  )
}
