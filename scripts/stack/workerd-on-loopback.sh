#!/bin/sh
# `partykit dev` has its runtime listen on every network, and has no option for it. Its runtime's path, though, can be
# set (MINIFLARE_WORKERD_PATH): this stands in for it and keeps it to this machine.
for argument do
  shift
  case $argument in
    --socket-addr=*=0.0.0.0:*) argument="${argument%%=0.0.0.0:*}=127.0.0.1:${argument##*:}" ;;
  esac
  set -- "$@" "$argument"
done
exec "$WORKERD" "$@"
