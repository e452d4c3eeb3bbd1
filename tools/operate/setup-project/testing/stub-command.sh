#!/usr/bin/env bash
# Replaces gcloud, firebase and stripe in tests. Created resources are files in the folder $WORLD; $WORLD/log lists calls.
set -euo pipefail
call="${0##*/} $*"
echo "$call" >>"$WORLD/log"

made() { ls "$WORLD/$1" 2>/dev/null || true; }
make() {
  [[ -d "$WORLD/$1" ]] || mkdir "$WORLD/$1"
  for name in "${@:2}"; do : >"$WORLD/$1/$name"; done
}
# The text after a word like `--role=`, up to the next space.
after() { [[ "$call" == *"$1"* ]] && local rest="${call#*"$1"}" && echo "${rest%% *}"; }
as_json() { sed 's/.*/{"projectId":"&","appId":"&","name":"sites\/&"}/' | paste -sd, -; }
abort() {
  [[ "${FAIL_ON:-}" == "$1 $call" ]] || return 0
  echo 'aborted' >&2
  exit 1
}

abort before
case "$call" in
  'gcloud services list'*) made apis ;;
  'gcloud services enable'*) make apis "${@:3}" ;;
  'gcloud billing projects describe'*Name*) echo "billingAccounts/$(made billing)" ;;
  'gcloud billing projects describe'*) [[ -z "$(made billing)" ]] || echo True ;;
  'gcloud billing budgets list'*) made budgets | sed 's/^/projects\//' ;;
  'gcloud billing budgets create'*) make budgets "$(after --filter-projects=projects/)" ;;
  'gcloud billing projects link'*) make billing "$(after --billing-account=)" ;;
  'firebase projects:list'*) echo "{\"result\":[$(made firebase | as_json)]}" ;;
  'firebase projects:addfirebase'*) make firebase "$2" ;;
  'firebase apps:list'*) echo "{\"result\":[$(made apps | as_json)]}" ;;
  'firebase apps:create'*) make apps 1:123456789012:web:0123456789abcdef ;;
  'firebase apps:sdkconfig'*)
    echo "{\"result\":{\"sdkConfig\":{\"apiKey\":\"${API_KEY:-the-api-key-of-the-web-app}\",\"authDomain\":\"d\"}}}"
    ;;
  'firebase hosting:sites:list'*) echo "{\"result\":{\"sites\":[$(made sites | as_json)]}}" ;;
  'firebase hosting:sites:create'*) make sites "$2" ;;
  'gcloud firestore databases list'*)
    made databases | sed 's/$/,POINT_IN_TIME_RECOVERY_ENABLED,DELETE_PROTECTION_ENABLED/'
    ;;
  'gcloud firestore databases create'*) make databases "$(after --database=)" ;;
  'gcloud firestore backups schedules list'*)
    [[ -n "$(made backups)" ]] && echo '[{"dailyRecurrence":{}}]' || echo '[]'
    ;;
  'gcloud firestore backups schedules create'*) make backups "$(after --recurrence=)" ;;
  'gcloud secrets list'*) made secrets ;;
  'gcloud secrets create'*) make secrets "$3" ;;
  'gcloud secrets versions list'*)
    [[ ! -e "$WORLD/versions/$4" ]] || echo 2026-11-28T12:00:00Z
    ;;
  'gcloud secrets versions add'*) mkdir -p "$WORLD/versions" && cat >"$WORLD/versions/$4" ;;
  'gcloud secrets versions access'*) cat "$WORLD/versions/$(after --secret=)" ;;
  'stripe webhook_endpoints list'*)
    [[ -n "${STRIPE_API_KEY:-}" ]] && echo "{\"data\":[$(cat "$WORLD"/endpoints/* 2>/dev/null | paste -sd, -)]}"
    ;;
  'stripe webhook_endpoints create'*)
    id="we_$$" url="$(after ' url=')"
    events="$(grep -o 'enabled_events\[\]=[^ ]*' <<<"$call" | sed 's/.*=\(.*\)/"\1"/' | paste -sd, -)"
    version="$(after ' api_version=')"
    mkdir -p "$WORLD/endpoints"
    echo "{\"id\":\"$id\",\"url\":\"$url\",\"status\":\"enabled\",\"enabled_events\":[$events],\"api_version\":\"$version\",\"created\":1795000000}" >"$WORLD/endpoints/$id"
    echo "{\"secret\":\"whsec_$id\"}"
    ;;
  'stripe webhook_endpoints delete'*) rm "$WORLD/endpoints/$3" && echo '{"id":"we"}' ;;
  'gcloud iam service-accounts list'*) made accounts | sed 's/$/@raade-live.iam.gserviceaccount.com/' ;;
  'gcloud iam service-accounts create'*) make accounts "$4" ;;
  'gcloud iam workload-identity-pools list'*) made pools | sed 's/$/,ACTIVE/' ;;
  'gcloud iam workload-identity-pools create'*) make pools "$4" ;;
  'gcloud iam workload-identity-pools providers list'*) cat "$WORLD/provider" 2>/dev/null || true ;;
  'gcloud iam workload-identity-pools providers create-oidc'*)
    echo "github,ACTIVE,$(after --issuer-uri=),${call##*--attribute-condition=}" >"$WORLD/provider"
    ;;
  *add-iam-policy-binding*)
    thing="$(after 'add-iam-policy-binding ')"
    echo "$thing $(after --role=) $(after --member=)" >>"$WORLD/grants"
    ;;
  'gcloud logging buckets list'*) made log-buckets | sed 's/$/,3650,True/' ;;
  'gcloud logging buckets update'*)
    read -r answer
    [[ "$answer $CLOUDSDK_CORE_DISABLE_PROMPTS" == 'y false' ]]
    make log-buckets "$4"
    ;;
  'gcloud logging sinks list'*) made sinks ;;
  'gcloud logging sinks create'*) make sinks "$4" ;;
esac
abort after
