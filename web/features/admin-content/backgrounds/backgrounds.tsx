import { ImagePlus, Images } from 'lucide-react'
import { useSearch } from 'wouter'
import { BACKGROUND, BACKGROUND_CONTRAST } from '#contract/backgrounds.limits.ts'
import { serverUrl } from '#web/api/server-address.ts'
import { useStaffRight } from '#web/api/staff.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { toAdmin } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { useMoment } from '#web/ui/marks/use-moment.ts'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { replaceView } from '#web/ui/page/navigation.ts'
import { BackgroundHistory } from './background-history.tsx'
import { BackgroundPanel } from './background-panel.tsx'
import { contrastText } from './contrast-text.ts'
import { UploadForm } from './upload-form.tsx'
import { type Background, useBackgrounds } from './use-backgrounds.ts'

const NEW = 'new'

/** Spec §7: the pictures behind the deck, of which open apps show one. The open picture stands in the address. */
export function Backgrounds() {
  const { t } = useTranslation()
  const mayWrite = useStaffRight('content')
  const { data, isError, refetch } = useBackgrounds()
  const id = new URLSearchParams(useSearch()).get('id')
  const show = (opened?: string) => replaceView(toAdmin('content', { view: 'backgrounds', id: opened }))
  if (!data) {
    return isError ? (
      <RetryRow text={t('backgrounds.failed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-64" />
    )
  }
  const { backgrounds, history } = data
  const opened = backgrounds.find((one) => one.id === id)
  const add = mayWrite && (
    <Button onClick={() => show(NEW)}>
      <ImagePlus aria-hidden size={18} />
      {t('backgrounds.add')}
    </Button>
  )
  return (
    <>
      {backgrounds.length === 0 ? (
        <EmptyState icon={<Images size={36} />} title={t('backgrounds.none')} text={t('backgrounds.noneText')}>
          {add}
        </EmptyState>
      ) : (
        <>
          <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
            <p className="max-w-xl text-14 text-muted">{t('backgrounds.intro')}</p>
            {add}
          </div>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-4">
            {backgrounds.map((one) => (
              <Tile key={one.id} background={one} onOpen={() => show(one.id)} />
            ))}
          </ul>
        </>
      )}
      <BackgroundHistory history={history} />
      <Sheet open={id === NEW && mayWrite} onClose={() => show()} side="right" title={t('backgrounds.add')}>
        <UploadForm isFull={backgrounds.length >= BACKGROUND.most} onDone={(added) => show(added)} />
      </Sheet>
      <Sheet
        open={opened !== undefined}
        onClose={() => show()}
        side="right"
        title={opened?.name || t('backgrounds.one')}
      >
        {opened && <BackgroundPanel key={opened.id} background={opened} onDone={() => show()} />}
      </Sheet>
    </>
  )
}

interface TileProps {
  readonly background: Background
  readonly onOpen: () => void
}

function Tile({ background, onOpen }: TileProps) {
  const { t, language } = useTranslation()
  const moment = useMoment()
  const { name, url, contrast, schedule, isActive, isShown } = background
  const isBright = contrast < BACKGROUND_CONTRAST
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-surface">
      <img src={serverUrl(url)} alt="" loading="lazy" className="aspect-[4/3] w-full bg-line object-cover" />
      <div className="flex flex-1 flex-col gap-1 p-3 text-14">
        <button
          type="button"
          onClick={onOpen}
          className="min-h-11 text-left font-[650] [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          {name || t('backgrounds.one')}
        </button>
        <span className="flex flex-wrap gap-1">
          {isShown && <Badge tone="volt">{t('backgrounds.shown')}</Badge>}
          {isActive && !isShown && <Badge>{t('backgrounds.active')}</Badge>}
          {isBright && <Badge tone="signal">{t('backgrounds.bright')}</Badge>}
        </span>
        {schedule && (
          <span className="text-12 text-muted">
            {t('backgrounds.period', { from: moment(schedule.from), until: moment(schedule.until) })}
          </span>
        )}
        <span className="tabular text-12 text-muted">
          {t('backgrounds.contrast', { n: contrastText(contrast, language) })}
        </span>
      </div>
    </li>
  )
}
