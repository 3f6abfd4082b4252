import { ChevronDown, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { uploads } from '#web/api/uploads.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { UploadRow } from './upload-row.tsx'

/** How long the tray says that all files arrived. */
const DONE_SHOWN_MS = 8000

/** The uploads of a brand at the bottom right, on every page of the workspace; nothing where there are none. */
export function UploadTray({ brandId }: { readonly brandId: string }) {
  const { t } = useTranslation()
  const state = useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read)
  const [isFolded, setFolded] = useState(false)
  const items = state.items.filter((item) => item.brandId === brandId)
  const arrived = state.arrived[brandId] ?? 0
  const hasAllArrived = items.length === 0 && arrived > 0
  useEffect(() => {
    if (!hasAllArrived) return
    const timer = setTimeout(() => uploads.dismiss(brandId), DONE_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [hasAllArrived, brandId])
  if (items.length + arrived === 0) return null
  const isUnderWay = items.some(({ state: one }) => one === 'waiting' || one === 'sending')
  const failed = items.filter(({ state: one }) => one === 'failed' || one === 'lost').length
  const total = items.length + arrived
  return (
    <section
      aria-label={t('workspace.uploads')}
      className="upload-tray fixed right-3 bottom-[calc(var(--nav-height)+0.75rem)] left-3 z-25 overflow-hidden rounded-sheet border border-edge bg-surface shadow-card md:left-auto md:w-90"
    >
      <header className="flex min-h-12 items-center gap-1 pl-3">
        <h2 role="status" className="tabular min-w-0 flex-1 text-14 font-[650]">
          {isUnderWay
            ? t('workspace.uploadsArrived', { arrived, total })
            : failed > 0
              ? t('workspace.uploadsEnded', { count: failed, arrived })
              : t('workspace.uploadsDone', { count: arrived })}
        </h2>
        {items.length > 0 && (
          <IconButton
            size={44}
            label={t(isFolded ? 'workspace.uploadsUnfold' : 'workspace.uploadsFold')}
            aria-expanded={!isFolded}
            icon={<ChevronDown aria-hidden size={20} className={isFolded ? 'rotate-180' : ''} />}
            onClick={() => setFolded(!isFolded)}
          />
        )}
        {!isUnderWay && (
          <IconButton
            size={44}
            label={t('workspace.uploadsClose')}
            icon={<X aria-hidden size={20} />}
            onClick={() => uploads.dismiss(brandId)}
          />
        )}
      </header>
      <ul
        className={classes(
          'max-h-[min(18rem,40dvh)] overflow-y-auto border-t border-line',
          (isFolded || items.length === 0) && 'hidden',
        )}
      >
        {items.map((item) => (
          <UploadRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}
