import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

/** With https the name binds the cookie to this host and to secure connections (Trust S18). */
const SECURE_NAME = '__Host-sid'
const PLAIN_NAME = 'sid'
export const SESSION_COOKIES = [SECURE_NAME, PLAIN_NAME] as const

const isSecure = (config: Config) => config.publicUrl?.startsWith('https:') ?? false
export const sessionCookieName = (config: Config): string => (isSecure(config) ? SECURE_NAME : PLAIN_NAME)

/** The token that the browser sent, if any. */
export function readSessionCookie(config: Config, request: FastifyRequest): string | null {
  return request.cookies[sessionCookieName(config)] ?? null
}

const viewCookieName = (config: Config): string => (isSecure(config) ? '__Host-view' : 'view')

/** The token of a view of staff; it takes the place of the session while it is there. */
export const readViewCookie = (config: Config, request: FastifyRequest): string | null =>
  request.cookies[viewCookieName(config)] ?? null

export function writeViewCookie(config: Config, reply: FastifyReply, token: string, maxAgeSeconds: number): void {
  reply.setCookie(viewCookieName(config), token, { ...hidden(config), maxAge: maxAgeSeconds })
}

export function clearViewCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(viewCookieName(config), hidden(config))
}

const hidden = (config: Config) => ({ httpOnly: true, sameSite: 'lax', secure: isSecure(config), path: '/' }) as const

/** Sets the session cookie for this many seconds. */
export function writeSessionCookie(config: Config, reply: FastifyReply, token: string, maxAgeSeconds: number): void {
  reply.setCookie(sessionCookieName(config), token, { ...hidden(config), maxAge: maxAgeSeconds })
}

/** Removes the session cookie. */
export function clearSessionCookie(config: Config, reply: FastifyReply): void {
  reply.clearCookie(sessionCookieName(config), hidden(config))
}
