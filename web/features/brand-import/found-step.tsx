import { CircleCheck, CircleHelp } from 'lucide-react'
import type { BrandImport } from '#contract/brand-imports.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { replaceQuery } from '#web/ui/page/navigation.ts'
import { FileProblems } from './file-problems.tsx'
import { formatKey } from './format-key.ts'

const NAMED = 4
const DELIMITERS: Readonly<Record<string, string>> = { '\t': 'Tab' }

/** Step 2: what the file is, how sure that is, and its first rows. */
export function FoundStep({ item }: { readonly item: BrandImport }) {
  const { t } = useTranslation()
  const isKnown = item.format !== 'unknown'
  const unknown = item.files.find(({ format }) => format === 'unknown')
  const notFound = unknown ? t('imports.notFoundOne', { name: unknown.name }) : t('imports.notFound')
  const { kind, encoding, delimiter } = item.medium
  const used = item.columns.filter(({ isUsed }) => isUsed)
  const unused = item.columns.length - used.length
  const isGuessed = item.problems.some(({ key }) => key === 'encodingGuessed')
  const written = [kind.toUpperCase(), encoding, delimiter && `„${DELIMITERS[delimiter] ?? delimiter}“`]
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-start gap-3">
        {isKnown ? (
          <CircleCheck aria-hidden className="mt-0.5 shrink-0" />
        ) : (
          <CircleHelp aria-hidden className="mt-0.5 shrink-0" />
        )}
        <div className="min-w-0">
          <h2 className="text-18 font-[700]">
            {isKnown ? t('imports.found', { format: t(formatKey(item.format)) }) : notFound}
          </h2>
          {isKnown && used.length > 0 && (
            <p className="text-14 text-muted [overflow-wrap:anywhere]">
              {t('imports.sure', {
                columns: used
                  .slice(0, NAMED)
                  .map(({ name }) => name)
                  .join(', '),
              })}
            </p>
          )}
          {isGuessed && <p className="text-14">{t('imports.unsure')}</p>}
          <p className="tabular mt-1 text-14 text-muted">
            {[
              isKnown && t('imports.amount', { products: item.products, rows: item.rows }),
              `${t('imports.written')} ${written.filter(Boolean).join(', ')}`,
              isKnown && unused > 0 && t('imports.ignored', { count: unused }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <FileList item={item} />
      <FileProblems item={item} />
      <Preview item={item} />
      <div className="flex flex-wrap gap-3">
        <Button tone="volt" onClick={() => replaceQuery('step=columns')}>
          {t('imports.next')}
        </Button>
      </div>
    </div>
  )
}

/** Of several files: what each of them is. */
function FileList({ item: { files } }: { readonly item: BrandImport }) {
  const { t } = useTranslation()
  if (files.length === 0) return null
  return (
    <section aria-labelledby="import-files">
      <h3 id="import-files" className="mb-2 text-14 font-[700]">
        {t('imports.files')}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {files.map(({ name, format, rows, products }) => (
          <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 text-14">
            <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            <span className="tabular text-muted">
              {`${t(formatKey(format))} · `}
              {format === 'unknown' ? t('imports.rows', { count: rows }) : t('imports.amount', { products, rows })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-14 text-muted">{t('imports.filesHint')}</p>
    </section>
  )
}

function Preview({ item }: { readonly item: BrandImport }) {
  const { t } = useTranslation()
  const headers = item.columns.map(({ name }) => name)
  if (item.preview.length === 0) return null
  return (
    <section aria-label={t('imports.preview')}>
      <h3 className="mb-2 text-14 font-[700]">{t('imports.preview')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it */}
      <div tabIndex={0} className="max-w-full overflow-x-auto rounded-control border border-line">
        <table className="text-12">
          <thead>
            <tr>
              {headers.map((name) => (
                <th key={name} scope="col" className="px-3 py-2 text-left font-[650] whitespace-nowrap">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {item.preview.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order
              <tr key={at} className="border-t border-line">
                {headers.map((name, place) => (
                  <td key={name} className="max-w-64 truncate px-3 py-2 whitespace-nowrap">
                    {row[place] ?? ''}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
