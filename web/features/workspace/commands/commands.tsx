import { type KeyboardEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { useWorkspaces, type Workspace } from '#web/api/workspace.ts'
import type { PlainKey } from '#web/i18n/catalogue.ts'
import { useTranslation } from '#web/i18n/language.ts'
import { PATHS, to } from '#web/paths.ts'
import { classes } from '#web/ui/classes.ts'
import { CONTROL_LOOK } from '#web/ui/forms/field.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { go } from '#web/ui/page/navigation.ts'
import { sectionsFor } from '../sections.ts'
import { type Command, matching } from './command-list.ts'
import { useFoundProducts } from './use-found-products.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** The commands (Ctrl or ⌘ K) and the list of keys (`?`) of the workspace. */
export function Commands({ workspace }: { readonly workspace: Workspace }) {
  const { t } = useTranslation()
  const [path] = useLocation()
  const [open, setOpen] = useState<'commands' | 'keys' | null>(null)
  const close = () => setOpen(null)
  useShortcuts({ onCommands: () => setOpen('commands'), onHelp: () => setOpen('keys') })
  return (
    <>
      <Dialog open={open === 'commands'} onClose={close} title={t('workspace.commands')}>
        <CommandSearch workspace={workspace} onDone={close} onKeys={() => setOpen('keys')} />
      </Dialog>
      <Dialog open={open === 'keys'} onClose={close} title={t('workspace.keys')}>
        <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 text-14">
          {[...(KEYS_OF[path] ?? []), ...KEYS].map(([key, label]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-[6px] border border-edge px-2 py-1 font-[600] whitespace-nowrap">{key}</kbd>
              </dt>
              <dd>{t(label)}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}

const IN_LISTS = [
  ['J / K', 'workspace.keyRows'],
  ['E', 'workspace.keyEdit'],
] as const

/** Of lists, by their address. */
const KEYS_OF: Readonly<Record<string, readonly (readonly [string, PlainKey])[]>> = {
  [PATHS.ownProducts]: [['/', 'workspace.keySearch'], ['N', 'workspace.addProduct'], ...IN_LISTS],
  [PATHS.campaigns]: [['N', 'workspace.keyNewCampaign'], ...IN_LISTS],
}

const KEYS = [
  ['Ctrl / ⌘ K', 'workspace.keyCommands'],
  ['?', 'workspace.keyHelp'],
  ['Esc', 'workspace.keyClose'],
] as const

interface CommandSearchProps {
  readonly workspace: Workspace
  readonly onDone: () => void
  readonly onKeys: () => void
}

/** A field that filters the commands; arrow keys choose one, Enter does it. */
function CommandSearch({ workspace, onDone, onKeys }: CommandSearchProps) {
  const { t } = useTranslation()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const products = useFoundProducts(workspace, typed)
  const commands = [...matching(useCommands(workspace, onKeys), typed), ...products]
  const chosen = commands[Math.min(at, commands.length - 1)]
  const run = (command: Command) => {
    onDone()
    command.run()
  }
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt((before) => (before + step + commands.length) % Math.max(1, commands.length))
    else if (event.key === 'Enter' && chosen) run(chosen)
    else return
    event.preventDefault()
  }
  return (
    <div className="mt-4">
      <input
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type into it
        autoFocus
        role="combobox"
        aria-label={t('workspace.commandSearch')}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={chosen && `${id}-${chosen.id}`}
        value={typed}
        placeholder={t('workspace.commandSearch')}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKey}
        className={CONTROL_LOOK}
      />
      <div id={id} role="listbox" aria-label={t('workspace.commands')} className="mt-2 max-h-80 overflow-y-auto">
        {commands.map((command) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
          <div
            key={command.id}
            id={`${id}-${command.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={command === chosen}
            onClick={() => run(command)}
            className={classes(
              'flex min-h-11 cursor-pointer items-center rounded-control px-3 text-14 font-[550]',
              command === chosen ? 'bg-line' : 'hover:bg-line',
            )}
          >
            {command.label}
          </div>
        ))}
      </div>
      {commands.length === 0 && <p className="px-3 py-2 text-14 text-muted">{t('workspace.commandNone')}</p>}
    </div>
  )
}

/** What the role can do from anywhere. */
function useCommands(workspace: Workspace, onKeys: () => void): readonly Command[] {
  const { t } = useTranslation()
  const { workspaces = [], switchTo } = useWorkspaces()
  const toSections = sectionsFor(workspace.rights).map(({ id, path, label }) => ({
    id: `section-${id}`,
    label: t('workspace.goTo', { section: t(label) }),
    run: () => go(path),
  }))
  const toBrands = workspaces
    .filter(({ id }) => id !== workspace.id)
    .map(({ id, name }) => ({ id, label: t('workspace.switchTo', { brand: name }), run: () => switchTo(id) }))
  return [
    ...toSections,
    ...(workspace.rights.includes('products')
      ? [
          { id: 'add-product', label: t('workspace.addProduct'), run: () => go(PATHS.addProduct) },
          { id: 'import', label: t('workspace.importProducts'), run: () => go(PATHS.importProducts) },
        ]
      : []),
    ...(workspace.status === 'approved'
      ? [
          {
            id: 'shop',
            label: t('workspace.viewShop'),
            run: () => go(to(PATHS.shop, { brandId: workspace.id })),
          },
        ]
      : []),
    ...toBrands,
    { id: 'deck', label: t('workspace.toDeck'), run: () => go(PATHS.discovery) },
    { id: 'keys', label: t('workspace.keys'), run: onKeys },
  ]
}
