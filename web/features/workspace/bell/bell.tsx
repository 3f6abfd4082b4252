import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { useWorkspaces } from '#web/api/workspace.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { RetryRow } from '#web/ui/feedback/retry-row.tsx'
import { Moment } from '#web/ui/marks/moment.tsx'
import { Sheet } from '#web/ui/overlays/sheet.tsx'
import { useBackCloses } from '#web/ui/overlays/use-back-closes.ts'
import { Link } from '#web/ui/page/link.tsx'
import { MorePages } from '#web/ui/page/more-pages.tsx'
import { go } from '#web/ui/page/navigation.ts'
import { type Notice, useNotices } from './use-notices.ts'

/** How many notifications are unread, and all of them in a panel at the right. */
export function Bell() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { unread, notices, hasFailed, retry, markRead, ...pages } = useNotices()
  const { workspaces = [], switchTo } = useWorkspaces()
  useBackCloses(isOpen, () => setOpen(false))
  const open = (notice: Notice) => {
    if (!notice.isRead) markRead([notice.id])
    if (notice.path === null) return
    go(notice.path)
    setOpen(false)
    if (notice.brandId !== null && workspaces.some(({ id }) => id === notice.brandId)) switchTo(notice.brandId)
  }
  return (
    <>
      <span className="relative shrink-0">
        <IconButton
          label={unread > 0 ? t('workspace.bellUnread', { count: unread }) : t('workspace.bell')}
          icon={<BellIcon aria-hidden size={21} />}
          onClick={() => setOpen(true)}
        />
        {unread > 0 && (
          <span
            aria-hidden
            className="tabular pointer-events-none absolute top-0.5 right-0.5 flex h-5 min-w-5 items-center justify-center rounded-pill bg-volt px-1 text-12 font-[750] text-black"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </span>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        side="right"
        title={t('workspace.bell')}
        footer={
          <Link
            href={to(PATHS.settings, undefined, { part: 'notifications' })}
            onClick={() => setOpen(false)}
            className="link px-2 py-2 text-14"
          >
            {t('workspace.bellSettings')}
          </Link>
        }
      >
        {hasFailed && <RetryRow text={t('workspace.bellFailed')} onRetry={retry} />}
        {notices?.length === 0 && (
          <div className="flex flex-col items-center gap-3 py-10 text-center text-muted">
            <BellIcon aria-hidden size={32} />
            <p className="max-w-64">{t('workspace.bellEmpty')}</p>
          </div>
        )}
        {unread > 0 && (
          <Button tone="outline" size="s" onClick={() => markRead()} className="mb-3">
            {t('workspace.bellReadAll')}
          </Button>
        )}
        <ul className="-mx-2 divide-y divide-line">
          {notices?.map((notice) => (
            <li key={notice.id}>
              <NoticeRow notice={notice} onOpen={() => open(notice)} />
            </li>
          ))}
        </ul>
        <MorePages
          hasMore={pages.hasMore}
          isFetching={pages.isFetching}
          hasFailed={pages.hasMoreFailed}
          onMore={pages.more}
        />
      </Sheet>
    </>
  )
}

function NoticeRow({ notice, onOpen }: { readonly notice: Notice; readonly onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-start gap-3 rounded-control px-2 py-3 text-left outline-offset-[-2px] hover:bg-line"
    >
      <span
        aria-hidden
        className={classes(
          'mt-2 size-2 shrink-0 rounded-pill',
          notice.isRead ? 'bg-transparent' : 'bg-volt ring-1 ring-ink',
        )}
      />
      <span className="min-w-0 text-14">
        {!notice.isRead && <span className="sr-only">{t('workspace.unread')} </span>}
        <span className={classes('block [overflow-wrap:anywhere]', notice.isRead ? 'font-[550]' : 'font-[700]')}>
          {notice.title}
        </span>
        {notice.text && <span className="block text-muted [overflow-wrap:anywhere]">{notice.text}</span>}
        <Moment at={notice.createdAt} className="block text-12 text-muted" />
      </span>
    </button>
  )
}
