import { useSearch } from 'wouter'
import { formatDate } from '#web/i18n/dates.ts'
import { formatNumber } from '#web/i18n/formats.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { replaceView } from '#web/ui/page/navigation.ts'
import { FigurePanel } from './figure-panel.tsx'
import { type Figure, useFigures } from './use-figures.ts'

/** Trust C9: the figures of the start page, of which only confirmed ones lose the mark of samples. */
export function Figures() {
  const { t } = useTranslation()
  const { data, isError, refetch } = useFigures()
  const name = new URLSearchParams(useSearch()).get('id')
  const show = (opened?: string) => replaceView(toAdmin('content', { view: 'figures', id: opened }))
  if (!data) {
    return isError ? (
      <RetryRow text={t('landingfigures.failed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-64" />
    )
  }
  const opened = data.figures.find((figure) => figure.name === name)
  return (
    <div className="max-w-3xl">
      <p className="mb-5 text-14 text-muted">{t('landingfigures.intro')}</p>
      <ul className="divide-y divide-line border-y border-line max-md:-mx-4">
        {data.figures.map((figure) => (
          <Row key={figure.name} figure={figure} onOpen={() => show(figure.name)} />
        ))}
      </ul>
      <Sheet
        open={opened !== undefined}
        onClose={() => show()}
        side="right"
        title={opened ? t(`landingfigures.name-${opened.name}`) : t('landingfigures.figure')}
      >
        {opened && <FigurePanel key={`${opened.name} ${opened.current.version}`} figure={opened} />}
      </Sheet>
    </div>
  )
}

function Row({ figure: { name, current }, onOpen }: { readonly figure: Figure; readonly onOpen: () => void }) {
  const { t, language } = useTranslation()
  const { value, suffix, source, asOf, isConfirmed } = current
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-left text-14 outline-offset-[-2px] hover:bg-surface md:px-2"
      >
        <span className="min-w-0 flex-1 basis-48">
          <span className="block font-[600]">{t(`landingfigures.name-${name}`)}</span>
          <span className="block text-12 text-muted [overflow-wrap:anywhere]">
            {source ?? t('landingfigures.noSource')}
            {asOf && ` · ${formatDate(asOf, language)}`}
          </span>
        </span>
        <Badge tone={isConfirmed ? 'volt' : 'bone'}>
          {t(isConfirmed ? 'landingfigures.confirmed' : 'landingfigures.sample')}
        </Badge>
        <span className="tabular text-18 font-[700] sm:min-w-16 sm:text-right">
          {formatNumber(value, language)}
          {suffix}
        </span>
      </button>
    </li>
  )
}
