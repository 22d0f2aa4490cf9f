// The administrators' part of the HTTP API, loaded with their page only.
import type * as wire from "../wire";
import { call } from "./api";

export type Act = "freeze" | "thaw" | "delete" | "ban" | "unban" | "rename" | "link";

const query = (text: string) => `?text=${encodeURIComponent(text)}`;

export const admin = {
  statistics: () => call<wire.Statistics>("GET", "/admin/statistics"),
  people: (text: string) => call<wire.PersonLine[]>("GET", `/admin/people${query(text)}`),
  tables: (text: string) => call<wire.TableRow[]>("GET", `/admin/tables${query(text)}`),
  replays: (text: string) => call<wire.ReplayRow[]>("GET", `/admin/replays${query(text)}`),
  chat: (text: string) => call<wire.ChatRow[]>("GET", `/admin/chat${query(text)}`),
  audit: () => call<wire.AuditRow[]>("GET", "/admin/audit"),
  freeze: (id: string) => call<void>("POST", `/admin/tables/${id}/freeze`),
  thaw: (id: string) => call<void>("POST", `/admin/tables/${id}/thaw`),
  deleteTable: (id: string) => call<void>("DELETE", `/admin/tables/${id}`),
  deleteLine: (id: string, number: number) => call<void>("DELETE", `/admin/tables/${id}/chat/${number}`),
  deleteReplay: (id: string) => call<void>("DELETE", `/admin/replays/${id}`),
  ban: (id: string, reason: string) => call<void>("POST", `/admin/people/${id}/ban`, { reason }),
  unban: (id: string) => call<void>("DELETE", `/admin/people/${id}/ban`),
  rename: (id: string, name: string) => call<void>("PUT", `/admin/people/${id}/name`, { name }),
  deletePerson: (id: string) => call<void>("DELETE", `/admin/people/${id}`),
  link: (id: string) => call<wire.SignInLink>("POST", `/admin/people/${id}/link`),
  useLink: (link: wire.UseLink) => call<wire.Me>("POST", "/session/link", link),
};
