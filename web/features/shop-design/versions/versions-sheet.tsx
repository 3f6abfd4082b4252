import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#web/api/call.ts'
import { shownMessage } from '#web/api/error-message.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { showToast } from '#web/ui/feedback/toast.ts'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { Miniature } from '../panels/miniature.tsx'
import type { DesignEditor } from '../session/use-design.ts'

interface VersionsSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly editor: DesignEditor
  readonly say: (text: string) => void
}

/** The published versions, each of which can become the draft again. */
export function VersionsSheet({ open, onClose, ...rest }: VersionsSheetProps) {
  const { t } = useTranslation()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="right"
      title={t('design.versions')}
      description={t('design.versionsText')}
    >
      {open && <Versions onClose={onClose} {...rest} />}
    </Sheet>
  )
}

type Version = Answer<'GET /api/brand/theme/versions'>['versions'][number]

function Versions({ editor, say, onClose }: Omit<VersionsSheetProps, 'open'>) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState<number | null>(null)
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/brand/theme/versions', editor.design.published?.no ?? 0],
    queryFn: ({ signal }) => call('GET /api/brand/theme/versions', { signal }),
    gcTime: 0,
  })
  if (isError) return <RetryRow text={t('design.versionsFailed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-64" />
  if (data.versions.length === 0) return <p className="text-muted">{t('design.versionsNone')}</p>
  const restore = async (no: number) => {
    setBusy(no)
    const isDone = await editor.session.restore(no)
    setBusy(null)
    onClose()
    const { failure } = editor.session.read()
    if (isDone) {
      say(t('design.restored', { no: `${no}` }))
      showToast({
        title: t('design.restored', { no: `${no}` }),
        action: { label: t('design.undo'), hint: t('design.undo'), press: () => void editor.session.undo() },
      })
    } else if (failure) {
      showToast({ title: shownMessage(failure, t, t('design.restoreFailed')), tone: 'destructive' })
    }
  }
  return (
    <ol className="flex flex-col divide-y divide-line">
      {data.versions.map((version) => (
        <VersionRow key={version.no} version={version} isBusy={busy === version.no} onRestore={restore} />
      ))}
    </ol>
  )
}

interface VersionRowProps {
  readonly version: Version
  readonly isBusy: boolean
  readonly onRestore: (no: number) => Promise<void>
}

function VersionRow({ version, isBusy, onRestore }: VersionRowProps) {
  const { t } = useTranslation()
  const { no, publishedAt, isShown, theme } = version
  return (
    <li className="flex flex-wrap items-center gap-4 py-4 first:pt-0">
      <div className="w-24 shrink-0 overflow-hidden rounded-control border border-line">
        <Miniature theme={theme} title={`${no}`} />
      </div>
      <div className="flex min-w-0 flex-1 basis-32 flex-col items-start gap-1">
        <p className="flex flex-wrap items-center gap-2 font-[650]">
          {t('design.version', { no: `${no}` })}
          {isShown && <Badge tone="volt">{t('design.versionShown')}</Badge>}
        </p>
        <Moment at={publishedAt} className="text-14 text-muted" />
        <Button
          tone="outline"
          size="s"
          busy={isBusy}
          aria-label={t('design.restoreOf', { no: `${no}` })}
          className="mt-1"
          onClick={() => void onRestore(no)}
        >
          {t('design.restore')}
        </Button>
      </div>
    </li>
  )
}
