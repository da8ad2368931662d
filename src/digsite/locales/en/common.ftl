action-bad-notation = “{ $action }” is not the notation of an action.
