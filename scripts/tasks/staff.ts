import { parseArgs } from 'node:util'
import { STAFF_ROLES, type StaffRole } from '#contract/rights.ts'
import {
  changeStaff,
  listStaff,
  type StaffCommand,
  StaffCommandError,
} from '#server/features/accounts/staff/staff-members.service.ts'
import { ConfigurationError, readConfig } from '#server/platform/config/config.ts'
import type { World } from '#server/platform/scope/scope.ts'
import { createClosers, openWorld } from '#server/world.ts'

const USAGE = `Usage: npm run staff -- grant MAIL ROLE
       npm run staff -- revoke MAIL
       npm run staff -- reset-factor MAIL
       npm run staff -- list

  grant         gives the account a role: ${STAFF_ROLES.join(', ')}
  revoke        takes its role away
  reset-factor  removes its second factor, which is set up anew at the next sign-in
  list          shows who is staff, and who has set up the second factor
  After a change the account's sessions end, and the audit log keeps what was done.`

class UsageError extends Error {}

const isRole = (word: string | undefined): word is StaffRole => STAFF_ROLES.some((role) => role === word)

function readArguments(): { email: string; command: StaffCommand } {
  const [what, email, role, ...more] = parseArgs({ allowPositionals: true }).positionals
  if (!email || more.length > 0) throw new UsageError('Name what to do, and the mail address of an account.')
  if (what === 'grant') {
    if (!isRole(role)) throw new UsageError(`Name a role: ${STAFF_ROLES.join(', ')}.`)
    return { email, command: { what, role } }
  }
  if (role || (what !== 'revoke' && what !== 'reset-factor')) throw new UsageError(`“${what}” is not known.`)
  return { email, command: { what } }
}

/** Opens the database for one command. */
async function withWorld(work: (world: World) => Promise<void>): Promise<void> {
  const closers = createClosers()
  try {
    const { world } = await openWorld(readConfig({ LOG_LEVEL: 'warn', ...process.env }), () => {}, closers)
    await work(world)
  } finally {
    await closers.run()
  }
}

async function list(world: World): Promise<void> {
  const staff = await listStaff(world)
  if (staff.length === 0) console.log('No account is staff yet: npm run staff -- grant MAIL superadmin')
  for (const { username, email, role, isDemo, hasFactor } of staff) {
    const factor = isDemo
      ? 'demo, without a second factor'
      : hasFactor
        ? 'second factor set up'
        : 'no second factor yet'
    console.log([email, username, role, factor].join('\t'))
  }
}

async function run(): Promise<void> {
  if (process.argv[2] === 'list' && process.argv.length === 3) return withWorld(list)
  const { email, command } = readArguments()
  await withWorld(async (world) => {
    await changeStaff(world, email, command)
    console.log(`Done: ${command.what} ${email}`)
  })
}

try {
  await run()
} catch (error) {
  const isPlain = error instanceof StaffCommandError || error instanceof ConfigurationError
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`)
  else console.error(isPlain ? error.message : error)
  process.exitCode = 1
}
