"""Computes the numbers of some days from a log of hellos, by docs/behaviour.md, chapter 14, and compares them with
what the site stored. Usage: check_numbers.py FILE, which npm run check:numbers writes. Exits with 1 on a difference."""

import hashlib
import hmac
import ipaddress
import json
import re
import sys
from collections import defaultdict
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

given = json.load(open(sys.argv[1], encoding="utf-8"))
ZONE = ZoneInfo(given["zone"])
HALF_HOUR = 30 * 60_000
PUBLIC = re.compile(r"(/|/(platform|cart|checkout|join-team|privacy|subscribe)|/(shop|directory|events)(/[a-z0-9-]{1,100})?)")
SOCIAL = {"instagram.com": "instagram", "tiktok.com": "tiktok", "t.co": "x"}
SEARCH = {"google.com": "google"}
PLACES = {"America/New_York": "US", "Europe/Rome": "IT", "Asia/Calcutta": "IN"}
ROLLED = ("pages", "entries", "sources", "campaigns", "places", "devices", "browsers", "systems", "goals", "hours", "steps", "total")


def midnight(day):
    return int(day.replace(tzinfo=ZONE).astimezone(timezone.utc).timestamp() * 1000)


def day_at(at):
    """The name of the site's day, its start and its end, in ms since 1970."""
    local = datetime.fromtimestamp(at / 1000, ZONE).replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None)
    return local.strftime("%Y-%m-%d"), midnight(local), midnight(local + timedelta(days=1))


def network(address):
    parsed = ipaddress.ip_address(address)
    if parsed.version == 4:
        return str(parsed)
    return ":".join(format(int(part, 16), "x") for part in parsed.exploded.split(":")[:4])


def hkdf(key, salt, info):
    pseudorandom = hmac.new(salt, key, hashlib.sha256).digest()
    return hmac.new(pseudorandom, info + b"\x01", hashlib.sha256).digest()


def visitor(day, told):
    key = hkdf(given["secretsKey"].encode(), bytes.fromhex(given["salts"][day]), b"visitors")
    who = network(told["address"]) + "\n" + told["headers"].get("user-agent", "")
    return hmac.new(key, who.encode(), hashlib.sha256).digest()[:8].hex()


def left_out(told, said):
    headers = told["headers"]
    agent = headers.get("user-agent", "")
    if not agent or "bot" in agent.lower() or "prefetch" in headers.get("sec-purpose", ""):
        return "robots"
    if said.get("a"):
        return "automation"
    return "optedOut" if headers.get("sec-gpc") == "1" or headers.get("dnt") == "1" else None


def text(value):
    value = (value or "").strip().lower()
    return None if not value or "@" in value or len(re.sub(r"\D", "", value)) >= 12 else value


def describe(told, said):
    query = said.get("q", {})
    host = re.sub(r"^www\.", "", said.get("r", ""))
    source = text(query.get("s"))
    if not source:
        names = {**SOCIAL, **SEARCH}
        source = next((name for known, name in names.items() if host == known or host.endswith("." + known)), host or "direct")
    agent = told["headers"]["user-agent"]
    width = said.get("w", 0 if "Mobi" in agent else 10**6)
    return {
        "sources": source,
        "campaigns": text(query.get("c")),
        "places": PLACES.get(said.get("z"), "ZZ"),
        "devices": "phone" if width < 640 else "tablet" if width < 768 else "computer",
        "browsers": "Chrome" if "Chrome/" in agent else "Safari",
        "systems": "iOS" if "iPhone" in agent else "Windows",
    }


visits, counters, seen = [], defaultdict(int), set()
latest = {}
for told, status in zip(given["log"], given["statuses"]):
    at = told["at"]
    day, start, _ = day_at(at)
    try:
        said = json.loads(told["body"])
        assert said["k"] in ("view", "leave", "cart", "click")
    except (ValueError, AssertionError):
        counters[(day, "malformed")] += 1
        assert status == 400, (told, status)
        continue
    assert status == 204, (told, status)
    reason = left_out(told, said)
    if reason:
        if said["k"] == "view":
            counters[(day, reason)] += 1
        continue
    if said["k"] == "view":
        if said["id"] in seen:
            continue
        seen.add(said["id"])
    who = visitor(day, told)
    mine = [who]
    if at < start + HALF_HOUR:
        before = day_at(start - 1)[0]
        if before in given["salts"]:
            mine.append(visitor(before, told))
    open_ones = [latest[each] for each in mine if each in latest and latest[each]["last"] > at - HALF_HOUR]
    visit = open_ones[0] if open_ones else None
    if visit is None:
        if said["k"] == "leave":
            continue
        visit = {"day": day, "hour": (at - start) // 3_600_000, "visitor": who, "pages": [], "views": 0,
                 "seconds": 0, "goals": [], "entries": None, **describe(told, said)}
        visits.append(visit)
        latest[who] = visit
    path = said["p"] if PUBLIC.fullmatch(said["p"]) else "(other)"
    visit["last"] = at
    visit["entries"] = visit["entries"] or path
    if said["k"] == "view":
        visit["views"] += 1
        visit["pages"] = (visit["pages"] + [path])[:50]
    elif said["k"] == "leave":
        # Whole seconds of each sign, halves up.
        visit["seconds"] += int(said["s"] + 0.5)
    else:
        visit["goals"] = (visit["goals"] + ["cart" if said["k"] == "cart" else "click:" + said["n"]])[:20]


def values(visit, dimension):
    pages = set(visit["pages"])
    if dimension == "pages":
        return pages
    if dimension == "goals":
        return set(visit["goals"])
    if dimension == "hours":
        return {str(visit["hour"])}
    if dimension == "total":
        return {""}
    if dimension == "steps":
        steps = {"landing": "/" in pages, "join-team": "/join-team" in pages}
        steps["shop"] = any(page == "/shop" or page.startswith("/shop/") for page in pages)
        return {step for step, reached in steps.items() if reached}
    return {visit[dimension]} - {None}


expected, people = defaultdict(lambda: dict(visits=0, views=0, engaged=0, seconds=0, goals=0)), defaultdict(set)
for visit in visits:
    engaged = visit["seconds"] >= 10 or len(set(visit["pages"])) >= 2 or bool(visit["goals"])
    for dimension in ROLLED:
        for value in values(visit, dimension):
            row = expected[f"{visit['day']}|{dimension}|{value}"]
            row["visits"] += 1
            row["views"] += visit["pages"].count(value) if dimension == "pages" else visit["views"]
            row["engaged"] += engaged
            row["seconds"] += min(visit["seconds"], 3600)
            row["goals"] += visit["goals"].count(value) if dimension == "goals" else len(visit["goals"])
            if dimension in ("hours", "total"):
                people[f"{visit['day']}|{dimension}|{value}"].add(visit["visitor"])

stored = {row["_id"]: row for row in given["rows"]}
differences = []
for key in sorted(set(expected) | {key for key, row in stored.items() if row["dimension"] in ROLLED}):
    row, mine = stored.get(key), expected.get(key)
    if row is None or mine is None:
        differences.append(f"{key}: {'only here' if row is None else 'only there'}")
        continue
    for field in ("visits", "views", "engaged", "goals", "seconds"):
        if abs(row[field] - mine[field]) > 1e-6:
            differences.append(f"{key} {field}: {mine[field]} here, {row[field]} there")
    if row["visitors"] != len(people[key]):
        differences.append(f"{key} visitors: {len(people[key])} here, {row['visitors']} there")
there = {key: row["goals"] for key, row in stored.items() if row["dimension"] == "left-out"}
here = {f"{day}|left-out|{reason}": count for (day, reason), count in counters.items()}
if there != here:
    differences.append(f"left out: {here} here, {there} there")
if sorted(given["visitors"]) != sorted(f"{visit['day']} {visit['visitor']}" for visit in visits):
    differences.append("the visitors' hashes differ")

for line in differences[:40]:
    print(line)
print(f"{len(given['log'])} signs, {len(visits)} visits, {len(expected)} rows: {len(differences)} differences")
sys.exit(1 if differences else 0)
